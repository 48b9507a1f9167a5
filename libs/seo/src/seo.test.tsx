import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { Seo } from './seo.tsx';
import { page } from './testing/sample.ts';

const record = (title: string, more: object = {}) => ({ meta: { ...page, title, ...more } });

const titles = () => Array.from(document.head.querySelectorAll('title'), ({ textContent }) => textContent);

test('the head has the tags of the current page, and none after it is removed', () => {
  const { rerender, unmount } = render(<Seo key="a" page={record('First', { noindex: true })} />);
  expect(titles()).toEqual(['First']);
  rerender(<Seo key="b" page={record('Second')} />);
  expect(titles()).toEqual(['Second']);
  expect(document.head.querySelectorAll('meta[name=description], link[rel=canonical]')).toHaveLength(2);
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  unmount();
  expect(document.head.querySelectorAll('title, meta, link')).toHaveLength(0);
});

test('a second one throws', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const onError = jest.fn();
  render(
    <Boundary onError={onError}>
      <Seo page={record('First')} />
      <Seo page={record('Second')} />
    </Boundary>,
  );
  expect(onError).toHaveBeenCalledWith(expect.stringMatching(/2 titles: '(First|Second)', '(First|Second)'/));
  log.mockRestore();
});

class Boundary extends Component<{ onError: (message: string) => void; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch({ message }: Error) {
    this.props.onError(message);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

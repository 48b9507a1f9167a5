import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { enhanced } from './enhanced.tsx';
import { HeldNodes, HeldNodesContext } from './held-nodes.ts';

interface Props {
  text: string;
}
const Plain = ({ text }: Props) => <p>{text}</p>;
const Moving = ({ text }: Props) => <p data-moving="">{text}</p>;

test('renders the plain component until the code has loaded', async () => {
  const Text = enhanced(Plain, () => Promise.resolve(Moving));
  const shown = act(() => render(<Text text="Words" />));
  expect(screen.getByText('Words')).not.toHaveAttribute('data-moving');
  await shown;
  await act(async () => {});
  expect(screen.getByText('Words')).toHaveAttribute('data-moving');
});

test('stays as it is after a press, and is enhanced on the next page', async () => {
  let load = () => {};
  const Text = enhanced(Plain, () => new Promise((resolve) => (load = () => resolve(Moving))));
  const first = render(<Text text="Words" />);
  fireEvent.keyDown(document.body);
  await act(async () => load());
  expect(screen.getByText('Words')).not.toHaveAttribute('data-moving');
  first.unmount();
  render(<Text text="Words" />);
  expect(screen.getByText('Words')).toHaveAttribute('data-moving');
});

test('stays as it is in a served page that React had to render from scratch', async () => {
  const held = new HeldNodes();
  held.hold(location.pathname, document.createElement('div'));
  const Text = enhanced(Plain, () => Promise.resolve(Moving));
  await act(
    async () =>
      void render(
        <HeldNodesContext value={held}>
          <Text text="Words" />
        </HeldNodesContext>,
      ),
  );
  expect(screen.getByText('Words')).not.toHaveAttribute('data-moving');
});

test('stays plain if the code does not load, and reports the error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const Text = enhanced(Plain, () => Promise.reject(new Error('not there')));
  await act(async () => void render(<Text text="Words" />));
  expect(screen.getByText('Words')).not.toHaveAttribute('data-moving');
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: 'not there' }));
  log.mockRestore();
});

test('hydrates server-rendered elements in place once the code has loaded', async () => {
  let load = () => {};
  const loaded = new Promise<typeof Moving>((resolve) => (load = () => resolve(Moving)));
  const Text = enhanced(Plain, () => loaded);
  const root = document.createElement('div');
  root.innerHTML = '<!--$--><p data-moving="">Words</p><!--/$-->';
  const served = root.querySelector('p');
  const errors: unknown[] = [];
  await act(
    async () => void hydrateRoot(root, <Text text="Words" />, { onRecoverableError: (e) => errors.push(e) }),
  );
  expect(Object.keys(served!)).toEqual([]);
  await act(async () => load());
  expect(root.querySelector('p')).toBe(served);
  expect(Object.keys(served!).join()).toContain('__reactFiber');
  expect(errors).toEqual([]);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CopyLink, PrintButton } from './estimate-actions.tsx';
import { EstimateProvider } from './estimate-provider.tsx';

const text = {
  copy: 'Copy link',
  copied: 'Link copied',
  notice: { title: 'Copied', text: 'It opens this page.' },
  failed: { title: 'Not copied', text: 'Take it below.' },
  link: 'Link',
};

async function copy(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(
    <MemoryRouter initialEntries={['/rate-card?developers=7&hours=80&model=boutique']}>
      <EstimateProvider>
        <CopyLink {...text} />
      </EstimateProvider>
    </MemoryRouter>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
}

test('the link contains the inputs and leads to the calculator', async () => {
  const write = jest.fn(() => Promise.resolve());
  await copy(write);
  expect(write).toHaveBeenCalledWith(
    expect.stringMatching(/\?developers=7&hours=80&model=boutique#calculator$/),
  );
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeVisible();
});

test('if copying fails, the link is shown for copying by hand', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  await copy(() => Promise.reject(new Error('denied')));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(field.value).toMatch(/\?developers=7&hours=80&model=boutique#calculator$/);
  expect(error).toHaveBeenCalledWith('Failed to copy', expect.any(Error));
  error.mockRestore();
});

describe('the print button', () => {
  const { print } = window;
  afterEach(() => void Object.assign(window, { print }));

  function press(print: () => void) {
    Object.assign(window, { print });
    render(
      <form aria-label="Estimate">
        <PrintButton label="Print" />
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    return screen.getByRole('form', { name: 'Estimate' });
  }

  test('prints its form alone', () => {
    const alone: unknown[] = [];
    const sheet = press(() => {
      alone.push(screen.getByRole('form').getAttribute('data-print-only'));
    });
    expect(alone).toEqual(['']);
    fireEvent(window, new Event('afterprint'));
    expect(sheet).not.toHaveAttribute('data-print-only');
  });

  test('where no dialog opens, the next press of a key or the pointer ends it', () => {
    const sheet = press(() => {});
    expect(sheet).toHaveAttribute('data-print-only');
    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
    expect(sheet).not.toHaveAttribute('data-print-only');
  });

  test('the next print is that of the page if printing fails', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const onError = jest.fn((event: Event) => event.preventDefault());
    addEventListener('error', onError);
    const sheet = press(() => {
      throw new Error('not allowed');
    });
    removeEventListener('error', onError);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(sheet).not.toHaveAttribute('data-print-only');
    log.mockRestore();
  });

  test('is not there where the browser cannot print', () => {
    Reflect.deleteProperty(window, 'print');
    const { container } = render(<PrintButton label="Print" />);
    expect(container).toBeEmptyDOMElement();
  });
});

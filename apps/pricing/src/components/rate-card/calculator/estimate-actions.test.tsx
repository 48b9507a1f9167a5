import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CopyLink } from './estimate-actions.tsx';
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

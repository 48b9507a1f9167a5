import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { MobilePanel, PANEL_ID, showModal } from './mobile-panel.tsx';

const Path = () => <output>{useLocation().pathname}</output>;

// Stubs modal dialogs, which jsdom lacks.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

function open() {
  render(
    <MemoryRouter>
      <button {...showModal(PANEL_ID)}>Open</button>
      <MobilePanel />
      <Path />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('Open'));
  return document.getElementById(PANEL_ID) as HTMLDialogElement;
}

test('the button opens the panel in browsers without invoker commands', () => {
  expect(open().open).toBe(true);
});

test('leaves the click to browsers with invoker commands', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
    value: null,
    configurable: true,
  });
  try {
    expect(open().open).toBe(false);
  } finally {
    delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement;
  }
});

test('any link closes the panel and navigates', () => {
  const panel = open();
  for (const link of panel.querySelectorAll('a')) {
    panel.open = true;
    fireEvent.click(link);
    expect(panel.open).toBe(false);
    expect(document.querySelector('output')).toHaveTextContent(link.getAttribute('href')!);
  }
});

test('a click on the backdrop closes the panel, a click inside does not', () => {
  const panel = open();
  fireEvent.click(panel.querySelector('summary')!);
  expect(panel.open).toBe(true);
  fireEvent.click(panel);
  expect(panel.open).toBe(false);
});

test('sections open independently', () => {
  const panel = open();
  const [first, second] = panel.querySelectorAll('details');
  fireEvent.click(first!.querySelector('summary')!);
  fireEvent.click(second!.querySelector('summary')!);
  expect([first!.open, second!.open]).toEqual([true, true]);
});

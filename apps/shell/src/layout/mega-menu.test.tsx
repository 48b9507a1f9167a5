import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MainMenu } from './main-menu.tsx';

const OPEN = ':popover-open';
const open = new Set<Element>();

/** Stubs the popover API, which jsdom lacks: one popover is open at a time, and changes fire toggle events. */
beforeAll(() => {
  const change = (panel: HTMLElement, opens: boolean) => {
    if (opens) for (const other of open) (other as HTMLElement).hidePopover();
    if (opens) open.add(panel);
    else open.delete(panel);
    act(() => {
      panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: opens ? 'open' : 'closed' }));
    });
  };
  const matches = Element.prototype.matches;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, true);
    },
    hidePopover(this: HTMLElement) {
      change(this, false);
    },
    matches(this: Element, selector: string) {
      return selector === OPEN ? open.has(this) : matches.call(this, selector);
    },
  });
});
beforeEach(() => {
  open.clear();
  render(
    <MemoryRouter>
      <MainMenu />
      <button>Elsewhere</button>
    </MemoryRouter>,
  );
});

const name = (label: string) => screen.getByText(label, { selector: 'button' });
const panel = (label: string) => name(label).nextElementSibling as HTMLElement;
const isOpen = (label: string) => panel(label).matches(OPEN);
const item = (label: string) => name(label).parentElement!;

test('each menu button reports its state with aria-expanded', () => {
  expect(name('Solutions')).toHaveAttribute('aria-expanded', 'false');
  panel('Solutions').showPopover();
  expect(name('Solutions')).toHaveAttribute('aria-expanded', 'true');
  panel('Industries').showPopover();
  expect(name('Solutions')).toHaveAttribute('aria-expanded', 'false');
  expect(name('Industries')).toHaveAttribute('aria-expanded', 'true');
});

test('Escape inside a panel moves focus back to its button', () => {
  panel('Solutions').showPopover();
  panel('Solutions').querySelector('a')!.focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(name('Solutions')).toHaveFocus();
});

test('Escape does not move focus that is outside the panel', () => {
  panel('Solutions').showPopover();
  screen.getByText('Elsewhere').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.getByText('Elsewhere')).toHaveFocus();
});

test('closes when focus leaves the menu, not while focus moves within it', () => {
  panel('Solutions').showPopover();
  const [first, second] = panel('Solutions').querySelectorAll('a');
  act(() => first!.focus());
  act(() => second!.focus());
  act(() => name('Solutions').focus());
  expect(isOpen('Solutions')).toBe(true);
  act(() => screen.getByText('Elsewhere').focus());
  expect(isOpen('Solutions')).toBe(false);
});

test('closes when a link is clicked', () => {
  panel('Success Stories').showPopover();
  fireEvent.click(panel('Success Stories').querySelector('a')!);
  expect(isOpen('Success Stories')).toBe(false);
});

test('opens on mouse hover and closes when the mouse leaves; ignores touch', () => {
  jest.useFakeTimers();
  try {
    const pointer = (type: 'over' | 'out', pointerType: string) => {
      fireEvent(
        item('Industries'),
        Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true, relatedTarget: document.body }), {
          pointerType,
        }),
      );
      act(() => jest.advanceTimersByTime(1000));
    };
    pointer('over', 'touch');
    expect(isOpen('Industries')).toBe(false);
    pointer('over', 'mouse');
    expect(isOpen('Industries')).toBe(true);
    pointer('out', 'mouse');
    expect(isOpen('Industries')).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('a click on the button keeps a menu open that hover opened', () => {
  jest.useFakeTimers();
  try {
    fireEvent(
      item('Industries'),
      Object.assign(new MouseEvent('pointerover', { bubbles: true, relatedTarget: document.body }), {
        pointerType: 'mouse',
      }),
    );
    act(() => jest.advanceTimersByTime(1000));
    // The browser handles the click unless the default is prevented.
    expect(fireEvent.click(name('Industries'))).toBe(false);
    expect(fireEvent.click(name('Industries'))).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

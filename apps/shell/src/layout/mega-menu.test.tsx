import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MainMenu } from './main-menu.tsx';

const OPEN = ':popover-open';
const open = new Set<Element>();

/** jsdom has no popovers; what the menus use of them stands here: one is open at a time, and each change is reported. */
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

test('the state of each menu is told by its name', () => {
  expect(name('Solutions')).toHaveAttribute('aria-expanded', 'false');
  panel('Solutions').showPopover();
  expect(name('Solutions')).toHaveAttribute('aria-expanded', 'true');
  panel('Industries').showPopover();
  expect(name('Solutions')).toHaveAttribute('aria-expanded', 'false');
  expect(name('Industries')).toHaveAttribute('aria-expanded', 'true');
});

test('Escape takes the focus from inside the panel back to the name', () => {
  panel('Solutions').showPopover();
  panel('Solutions').querySelector('a')!.focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(name('Solutions')).toHaveFocus();
});

test('Escape moves nobody who is elsewhere', () => {
  panel('Solutions').showPopover();
  screen.getByText('Elsewhere').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.getByText('Elsewhere')).toHaveFocus();
});

test('the menu closes when the focus leaves it, and not while it moves inside', () => {
  panel('Solutions').showPopover();
  const [first, second] = panel('Solutions').querySelectorAll('a');
  act(() => first!.focus());
  act(() => second!.focus());
  act(() => name('Solutions').focus());
  expect(isOpen('Solutions')).toBe(true);
  act(() => screen.getByText('Elsewhere').focus());
  expect(isOpen('Solutions')).toBe(false);
});

test('choosing a link closes the menu', () => {
  panel('Success Stories').showPopover();
  fireEvent.click(panel('Success Stories').querySelector('a')!);
  expect(isOpen('Success Stories')).toBe(false);
});

test('a mouse opens the menu it rests on and closes the one it leaves; a touch does neither', () => {
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

test('a press on the name of a menu that the pointer opened leaves it open', () => {
  jest.useFakeTimers();
  try {
    fireEvent(
      item('Industries'),
      Object.assign(new MouseEvent('pointerover', { bubbles: true, relatedTarget: document.body }), {
        pointerType: 'mouse',
      }),
    );
    act(() => jest.advanceTimersByTime(1000));
    // Whether the press is carried out is the browser's doing, unless the default is prevented.
    expect(fireEvent.click(name('Industries'))).toBe(false);
    expect(fireEvent.click(name('Industries'))).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

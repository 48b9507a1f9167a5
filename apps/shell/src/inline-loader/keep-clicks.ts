declare global {
  interface Window {
    /** Buttons clicked before hydration. The clicks are replayed after it. */
    vantedgeClicks?: HTMLElement[];
  }
}

/** Buttons that do nothing without the application. */
const NEEDS_APPLICATION = 'button[type="button"]:not([popovertarget], [commandfor], [data-go-back])';

/**
 * Keeps the clicks on buttons that need the application until the page is hydrated. Buttons that open and close a dialog work at once:
 * browsers without invoker commands (before Safari 26.2 and Firefox 144) leave that to scripts.
 */
export function keepClicks(isHydrated: () => boolean) {
  const clicks: HTMLElement[] = [];
  window.vantedgeClicks = clicks;
  const keep = ({ target }: Event) => {
    if (isHydrated()) return removeEventListener('click', keep, true);
    const button = (target as Element).closest?.<HTMLElement>(NEEDS_APPLICATION);
    if (button) clicks.push(button);
    else if (!('commandForElement' in HTMLButtonElement.prototype)) invoke(target as Element);
  };
  addEventListener('click', keep, true);
}

function invoke(target: Element) {
  const button = target.closest?.('button[commandfor]');
  const dialog = button && document.getElementById(button.getAttribute('commandfor')!);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button!.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** Clicks again what was clicked before hydration. */
export const replayClicks = () => window.vantedgeClicks?.splice(0).forEach((button) => button.click());

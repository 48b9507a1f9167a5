/** Events for which React would hydrate the whole page at once, before it handles them. */
const PRESSES = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'input',
  'change',
] as const;

/** Buttons that do nothing without the application. */
const NEEDS_APPLICATION = 'button[type="button"]:not([popovertarget], [commandfor])';

/**
 * Hides presses from React until the returned function is called. A press during hydration then does what it does before
 * hydration: links, menus, disclosures and fields are native HTML. Buttons that do nothing without React are clicked again.
 */
export function leavePressesToBrowser(): () => void {
  const clicked: HTMLElement[] = [];
  const hide = (event: Event) => {
    event.stopPropagation();
    const button =
      event.type === 'click' && (event.target as Element).closest<HTMLElement>(NEEDS_APPLICATION);
    if (button) clicked.push(button);
  };
  for (const type of PRESSES) addEventListener(type, hide, { capture: true, passive: true });
  return () => {
    for (const type of PRESSES) removeEventListener(type, hide, true);
    // After the paint of the hydrated page, and not while React commits it.
    setTimeout(() => clicked.forEach((button) => button.click()));
  };
}

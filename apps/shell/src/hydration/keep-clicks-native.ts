import { repeatPresses } from '../inline-loader/keep-presses.ts';

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

/**
 * Hides presses from React until the returned function is called. A press during hydration then does what it does before
 * hydration: links, menus, disclosures and fields are native HTML. The inline loader keeps presses of buttons that do nothing without
 * React; they are repeated then.
 */
export function keepClicksNativeDuringHydration(): () => void {
  const hide = (event: Event) => event.stopPropagation();
  for (const type of PRESSES) addEventListener(type, hide, { capture: true, passive: true });
  return () => {
    for (const type of PRESSES) removeEventListener(type, hide, true);
    // After the paint of the hydrated page, and not while React commits it.
    setTimeout(repeatPresses);
  };
}

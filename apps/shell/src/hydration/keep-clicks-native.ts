/** Events for which React would hydrate the whole page at once, before it handles them. */
const INPUT_EVENTS = [
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
 * Hides clicks, keys and input from React until the returned function is called. During hydration they then do what they
 * do before it: links, menus, disclosures and fields are native HTML. The inline loader keeps clicks on buttons that do
 * nothing without React; they are replayed later.
 */
export function keepClicksNativeDuringHydration(): () => void {
  const hide = (event: Event) => event.stopPropagation();
  for (const type of INPUT_EVENTS) addEventListener(type, hide, { capture: true, passive: true });
  return () => {
    for (const type of INPUT_EVENTS) removeEventListener(type, hide, true);
  };
}

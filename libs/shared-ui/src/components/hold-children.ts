/**
 * Keeps an element's children before React removes the element. Returns a function that moves them into the
 * replacement element and restores the focus.
 */
export function holdChildren(element: Element): (replacement: Element) => void {
  const children = [...element.childNodes];
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  return (replacement) => {
    replacement.replaceChildren(...children);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

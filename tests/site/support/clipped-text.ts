/**
 * Text that cannot be read: outside the window, or clipped by an element that does not scroll. Up to two pixels are tolerated as
 * glyph overhang. Runs in the page.
 */
export function clippedText(): string[] {
  const OVERHANG = 2;
  const lost: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const content = text.data.trim();
    const parent = text.parentElement;
    if (!content || !parent || !isMeant(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      const window = visiblePart(parent);
      const out = Math.max(
        window.left - box.left,
        box.right - window.right,
        window.top - box.top,
        box.bottom - window.bottom,
      );
      if (box.width <= 1 || out <= OVERHANG) continue;
      lost.push(
        `${Math.round(out)} px of "${content.slice(0, 40)}" in ${nameOf(parent)}, cut by ${window.by}`,
      );
      break;
    }
  }
  return lost;

  /**
   * Whether an element is meant to be visible: not screen-reader text, inactive states, or labels in a drawing that has a text
   * alternative.
   */
  function isMeant(element: Element): boolean {
    if (element.closest('script, style, noscript, option, .skip-link, svg[aria-hidden="true"]')) return false;
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).clipPath === 'inset(50%)') return false;
    }
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** The area its ancestors leave visible; a scrolling ancestor makes everything along its axis reachable. */
  function visiblePart(element: Element) {
    const seen = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity, by: 'the window' };
    let scrollsX = false;
    let scrollsY = false;
    let sought = getComputedStyle(element).position;
    for (let around: Element | null = element; around && around !== document.body;) {
      const { overflowX, overflowY, position, display } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const cuts = display !== 'inline' && display !== 'contents' && !(around instanceof SVGElement);
      if (/auto|scroll/.test(overflowX)) scrollsX = true;
      if (/auto|scroll/.test(overflowY)) scrollsY = true;
      if (cuts && !scrollsX && /hidden|clip/.test(overflowX)) {
        if (box.left > seen.left) Object.assign(seen, { left: box.left, by: nameOf(around) });
        if (box.right < seen.right) Object.assign(seen, { right: box.right, by: nameOf(around) });
      }
      if (cuts && !scrollsY && /hidden|clip/.test(overflowY)) {
        if (box.top > seen.top) Object.assign(seen, { top: box.top, by: nameOf(around) });
        if (box.bottom < seen.bottom) Object.assign(seen, { bottom: box.bottom, by: nameOf(around) });
      }
      if (position === 'fixed') break;
      // An absolutely positioned element is clipped only by its containing block and that block's ancestors.
      if (sought === 'absolute') {
        do around = around.parentElement;
        while (around && getComputedStyle(around).position === 'static');
      } else around = around.parentElement;
      sought = around ? getComputedStyle(around).position : '';
    }
    if (scrollsX) Object.assign(seen, { left: -Infinity, right: Infinity });
    if (scrollsY) Object.assign(seen, { top: -Infinity, bottom: Infinity });
    return seen;
  }

  function nameOf(element: Element): string {
    const { className } = element;
    return typeof className === 'string' && className
      ? `${element.localName}.${className.split(' ').join('.')}`
      : element.localName;
  }
}

import { createContext } from 'react';

/**
 * What the document, a page or a widget shows, by name, as nodes. React mounts their elements empty after an error in them, and after a
 * hydration that has met a changed document; the nodes then come back as they were, with what the visitor has entered.
 */
export class HeldNodes {
  private readonly held = new Map<string, { children: readonly ChildNode[]; focused: Element | null }>();

  has(name: string): boolean {
    return this.held.has(name);
  }

  /** Holds the children of an element, before React removes it. */
  hold(name: string, element: Element) {
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    this.held.set(name, { children: [...element.childNodes], focused });
  }

  /** Moves what is held into an element without children, and the focus with it. */
  restore(name: string, element: Element) {
    const { children, focused } = this.held.get(name) ?? {};
    if (!children || element.hasChildNodes()) return;
    element.append(...children);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

export const HeldNodesContext = createContext(new HeldNodes());

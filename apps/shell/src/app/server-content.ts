import { createContext } from 'react';

/** Head tags of a page. React adds them when the page mounts and removes them when it unmounts. */
const HEAD_TAGS = 'title, meta[name=description], meta[name=robots], link[rel=canonical]';

/**
 * The nodes of the document as served. They come back if React removes them because something threw, so that a script never
 * removes what the visitor is reading.
 */
export class ServerContent {
  readonly path = location.pathname;
  private readonly all: readonly ChildNode[];
  private readonly page: readonly ChildNode[];

  constructor(root: Element, frame: Element) {
    this.all = [...root.childNodes];
    this.page = [...frame.childNodes];
  }

  /** Moves the content of the page into another element, replacing its children. */
  restorePage(element: Element) {
    element.replaceChildren(...this.page);
  }

  /** Moves header, page and footer into another element, replacing its children. */
  restoreAll(element: Element) {
    element.replaceChildren(...this.all);
  }
}

/** Server-rendered content of this document. `undefined` while prerendering and without server HTML. */
export const ServerContentContext = createContext<ServerContent | undefined>(undefined);

/** The head tags of a page that React no longer renders, as they were when this object was created. */
export class HeadSnapshot {
  private readonly tags = [...document.head.querySelectorAll(HEAD_TAGS)];

  /** Adds back the tags that React removed. */
  restore() {
    document.head.append(...this.tags.filter((tag) => !tag.isConnected));
  }

  /** Removes all tags. The next page adds its own. */
  remove() {
    for (const tag of this.tags) tag.remove();
  }
}

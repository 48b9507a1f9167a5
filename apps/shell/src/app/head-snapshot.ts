/** What a page says of itself in the head. React adds these tags with a page, and removes them with it. */
const TAGS = 'title, meta[name=description], meta[name=robots], link[rel=canonical]';

/** The head tags of a page that React no longer renders, as they were when this was constructed. */
export class HeadSnapshot {
  private readonly tags = [...document.head.querySelectorAll(TAGS)];

  /** Puts back those that React removed. */
  restore() {
    document.head.append(...this.tags.filter((tag) => !tag.isConnected));
  }

  /** Removes all of them: the next page brings its own. */
  remove() {
    for (const tag of this.tags) tag.remove();
  }
}

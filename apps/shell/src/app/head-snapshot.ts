/** Head tags of a page. React adds them when the page mounts and removes them when it unmounts. */
const TAGS = 'title, meta[name=description], meta[name=robots], link[rel=canonical]';

/** The head tags of a page that React no longer renders, as they were when this object was created. */
export class HeadSnapshot {
  private readonly tags = [...document.head.querySelectorAll(TAGS)];

  /** Adds back the tags that React removed. */
  restore() {
    document.head.append(...this.tags.filter((tag) => !tag.isConnected));
  }

  /** Removes all tags. The next page adds its own. */
  remove() {
    for (const tag of this.tags) tag.remove();
  }
}

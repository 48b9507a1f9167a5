/**
 * The server-rendered content of the page. Restored if a section throws, so that a script never removes what the
 * visitor is reading.
 */
export class ServerContent {
  constructor(
    readonly path: string,
    private readonly nodes: readonly ChildNode[],
  ) {}

  /** Moves the server-rendered content into another element, replacing its children. */
  restoreInto(element: Element) {
    element.replaceChildren(...this.nodes);
  }
}

/**
 * The content of the page as it was served. A section that breaks gets it back, so that a script can never take away
 * what the visitor was reading.
 */
export class ServerContent {
  constructor(
    readonly path: string,
    private readonly nodes: readonly ChildNode[],
  ) {}

  /** Moves the served content into another element; what was in there is replaced. */
  restoreInto(element: Element) {
    element.replaceChildren(...this.nodes);
  }
}

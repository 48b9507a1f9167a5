/** A React component; the composer passes it on and never looks inside. */
export type Component = unknown;

/** The widgets of all sections, by `<section>/<widget>`. */
export class Widgets {
  readonly components = new Map<string, Component>();
  /** Widgets whose module threw, and what it threw. */
  readonly broken = new Map<string, unknown>();

  /** Adds a widget. One whose module throws fails the pages that show it, which the error can then name. */
  async add(section: string, name: string, load: () => Promise<{ default: Component }>): Promise<void> {
    try {
      this.components.set(`${section}/${name}`, (await load()).default);
    } catch (error) {
      this.broken.set(`${section}/${name}`, error);
    }
  }

  /** Names of the widgets that a section exposes. */
  of(section: string): string[] {
    return [...this.components.keys(), ...this.broken.keys()]
      .filter((name) => name.startsWith(`${section}/`))
      .map((name) => name.slice(section.length + 1));
  }
}

/** The widgets as the shell looks them up for one page; remembers which one it did not get. */
export class ShownWidgets extends Map<string, Component> {
  /** The first widget that the page shows and that could not be given to it. */
  missing: string | undefined;

  constructor(readonly all: Widgets) {
    super(all.components);
  }

  override get(name: string): Component {
    if (!this.has(name)) this.missing ??= name;
    return super.get(name);
  }
}

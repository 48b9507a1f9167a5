/** Arguments and results of functions that run in the page. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A browser with one tab, controlled like a visitor would. The tests use only this interface. */
export interface BrowserDriver {
  /** Name and version, for example "Firefox 153.7.0". */
  readonly version: string;
  /** Opens a page; resolves after its load event. */
  open(url: string): Promise<void>;
  /** Sets the width of the viewport, in CSS pixels; it is about 900 high. */
  resize(width: number): Promise<void>;
  /** Runs a function in the page. It cannot use variables of its scope. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves the pointer across the page, which starts the application. */
  movePointer(): Promise<void>;
  /** Scrolls an element into view and clicks it. */
  click(selector: string): Promise<void>;
  /** Replaces the text of a field by typing. */
  type(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

import { getDefaultValue } from '@vantedge/shared-ui/host';

/** Elements whose state is the visitor's, or that take the focus. */
const ELEMENTS = 'a[href], button, summary, input, textarea, select, details, dialog, [popover], [tabindex]';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What the visitor has entered, checked, opened and focused in a page. React replaces the elements of a document that something has changed
 * before hydration: a translator, an extension, a proxy.
 */
export class VisitorState {
  private readonly elements: ReadonlyMap<string, HTMLElement>;
  private readonly open: ReadonlySet<HTMLElement>;
  private readonly focused: HTMLElement | undefined;
  /** Index of the text that is at the top of the window, and its distance from there. */
  private readonly text: number;
  private readonly top: number | undefined;
  private readonly caret: [number | null, number | null, 'forward' | 'backward' | 'none' | null] | undefined;

  constructor(private readonly root: Element) {
    this.elements = elementsOf(root);
    const all = [...this.elements.values()];
    this.open = new Set(all.filter(isOpen));
    this.focused = all.find((element) => element === document.activeElement);
    const texts = textsOf(root);
    this.text = texts.findIndex((text) => text.getBoundingClientRect().bottom > 0);
    this.top = texts[this.text]?.getBoundingClientRect().top;
    if (this.focused && 'selectionStart' in this.focused) {
      const { selectionStart, selectionEnd, selectionDirection } = this.focused as HTMLInputElement;
      this.caret = [selectionStart, selectionEnd, selectionDirection];
    }
  }

  /** Brings the state to the elements that React has put in place of those that this object has seen. */
  restore() {
    const now = elementsOf(this.root);
    const successors = new Map<Element | undefined, HTMLElement>();
    for (const [key, before] of this.elements) {
      const element = before.isConnected ? before : now.get(key);
      if (!element) continue;
      successors.set(before, element);
      if (element === before) continue;
      if (before instanceof HTMLDetailsElement) (element as HTMLDetailsElement).open = before.open;
      else if (isControl(before)) enter(element as Control, before);
      if (this.open.has(before)) open(element);
    }
    const text = textsOf(this.root)[this.text];
    if (text) scrollBy({ top: text.getBoundingClientRect().top - this.top!, behavior: 'instant' });
    window.vantedgeClicks = window.vantedgeClicks?.map((clicked) => successors.get(clicked) ?? clicked);
    const focused = successors.get(this.focused);
    if (!focused || focused === document.activeElement) return;
    focused.focus({ preventScroll: true });
    const [start, end, direction] = this.caret ?? [null, null, null];
    // Not in a field for an email address, which reports no caret.
    if (start !== null) (focused as HTMLInputElement).setSelectionRange(start, end, direction ?? undefined);
  }
}

/** The elements by what they are and how many of them come before. */
function elementsOf(root: Element): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  return new Map(
    [...root.querySelectorAll<HTMLElement>(ELEMENTS)].map((element) => {
      const { localName, id } = element;
      const { name, href, type, value } = element as Partial<HTMLInputElement & HTMLAnchorElement>;
      const isChoice = type === 'radio' || type === 'checkbox';
      // The name first: React generates other ids when it does not hydrate.
      const kind = [localName, name || id, href, isChoice && value].join(' ');
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [`${kind} ${count}`, element];
    }),
  );
}

const isControl = (element: Element): element is Control =>
  element.matches('input:not([type=hidden], [type=file]), textarea, select');

/** Enters what another control contains, with the events of a visitor. */
function enter(control: Control, before: Control) {
  const { checked } = before as HTMLInputElement;
  if (before.matches('[type=radio], [type=checkbox]')) {
    if ((control as HTMLInputElement).checked !== checked && (checked || before.matches('[type=checkbox]')))
      control.click();
    return;
  }
  if (before.value === getDefaultValue(before)) return;
  // By the setter of the class: React sees no change in what is set on the element.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', before.value, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Texts that scroll with the page, unlike header and page navigation. */
const textsOf = (root: Element) => [...root.querySelectorAll('main :is(h1, h2, h3, p, label, td)')];

const isOpen = (element: Element) => element.matches('dialog[open], :popover-open');

function open(element: HTMLElement) {
  if (element instanceof HTMLDialogElement) element.showModal();
  else
    element.showPopover({ source: document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]`)! });
}

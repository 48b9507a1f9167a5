import { createContext, type RefObject, use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Values of a form's controls by element id. */
type Draft = Record<string, string>;

/** What visitors have typed into forms, by history entry and form: JSON, for full page loads. */
export type DraftsByEntry = Record<string, Draft>;

const idOf = (entry: string, form: HTMLFormElement) => `${entry} ${form.id}`;

/** What visitors have typed into forms, kept per history entry while the tab is open. */
export class FormDrafts {
  private readonly drafts: Map<string, Draft>;

  constructor(carried: DraftsByEntry = {}) {
    this.drafts = new Map(Object.entries(carried));
  }

  /** Keeps the values of a form. */
  save(entry: string, form: HTMLFormElement) {
    const typed = controlsOf(form).filter((control) => control.value !== defaultValueOf(control));
    if (typed.length)
      this.drafts.set(idOf(entry, form), Object.fromEntries(typed.map(({ id, value }) => [id, value])));
    else this.discard(entry, form);
  }

  /** Fills a form in with what was typed into it in a history entry. */
  restore(entry: string, form: HTMLFormElement) {
    const draft = this.drafts.get(idOf(entry, form)) ?? {};
    for (const control of controlsOf(form)) control.value = draft[control.id] ?? control.value;
  }

  discard(entry: string, form: HTMLFormElement) {
    this.drafts.delete(idOf(entry, form));
  }

  /** All drafts, for the document of a full page load. */
  all(): DraftsByEntry {
    return Object.fromEntries(this.drafts);
  }
}

/** The drafts of the tab. The shell provides them. */
export const FormDraftsContext = createContext(new FormDrafts());

/**
 * Keeps what a visitor types into a form until the tab is closed, so that Back and Forward restore it. The form and its
 * controls need ids, and the controls are uncontrolled. Returns a function that discards the draft of the form, once it has been sent,
 * also after the visitor has left the page.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>): (sent: HTMLFormElement) => void {
  const drafts = use(FormDraftsContext);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = form.current!;
    const save = () => drafts.save(key, element);
    drafts.restore(key, element);
    save();
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [drafts, form, key]);
  return (sent) => drafts.discard(key, sent);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      'value' in element && element.id !== '' && !(element instanceof HTMLButtonElement),
  );

/** Returns a control's value in the HTML. The current one differs after typing or form restoration. */
export function defaultValueOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

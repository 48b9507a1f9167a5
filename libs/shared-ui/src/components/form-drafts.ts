import { tabStorage } from './tab-storage.ts';

/** Values of a form's controls by element id. */
export type Values = Readonly<Record<string, string>>;

/** What a form contains once the visitor has changed it. */
interface Draft {
  values: Values;
  /** What was filled in for the visitor. */
  prefilled: Values;
}

/** Key in session storage of what was entered into a form. */
export const draftKey = (formId: string) => `vantedge-draft-${formId}`;

/** Returns what was entered into a form in this tab; of unknown shape if something else has written it. */
export const readDraft = (formId: string) =>
  tabStorage((storage) => JSON.parse(storage.getItem(draftKey(formId))!) as Partial<Draft> | null);

/** Keeps what a form contains if the visitor has changed it. */
export function saveDraft(form: HTMLFormElement, prefilled: Values) {
  const controls = listControls(form);
  const values = controls
    .filter((control) => control.value !== getDefaultValue(control) || control.id in prefilled)
    .map(({ id, value }) => [id, value]);
  const draft: Draft = { values: Object.fromEntries(values), prefilled };
  const isChanged = controls.some((control) => isEntered(control, prefilled));
  tabStorage((storage) =>
    isChanged
      ? storage.setItem(draftKey(form.id), JSON.stringify(draft))
      : storage.removeItem(draftKey(form.id)),
  );
}

/**
 * Returns a function that deletes the draft of a form which is being sent, unless the visitor has changed it since. Call it once the form has
 * arrived, on whichever page that is.
 */
export function sentDraft(formId: string): () => void {
  const draft = () => tabStorage((storage) => storage.getItem(draftKey(formId)));
  const sent = draft();
  return () => {
    if (draft() === sent) tabStorage((storage) => storage.removeItem(draftKey(formId)));
  };
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = ':is(input:not([type=file], [type=password]), select, textarea)[id]';

/** The controls of a form whose values are kept. */
export const listControls = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => element.matches(CONTROLS));

/** Whether a control contains what nobody has filled in for the visitor. */
export const isEntered = (control: Control, prefilled: Values) =>
  control.value !== (prefilled[control.id] ?? getDefaultValue(control));

/** Returns a control's value in the HTML. The current one differs after typing or form restoration. */
export function getDefaultValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

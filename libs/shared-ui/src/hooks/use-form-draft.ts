import { type RefObject, useLayoutEffect, useRef } from 'react';
import {
  type Control,
  getDefaultValue,
  isEntered,
  listControls,
  readDraft,
  saveDraft,
  type Values,
} from '../components/form-drafts.ts';

const NOTHING: Values = {};

/**
 * Keeps what a visitor enters into a form in this tab until it is sent, and fills it in wherever the form appears again: after Back, a link,
 * a reload. Fills in `prefill`, too, by element id. Neither replaces what the visitor has entered in this document, also before hydration,
 * or what the browser has restored. The form's id is its name on the whole site; its controls need ids, and are uncontrolled. Without session
 * storage nothing is kept.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, prefill = NOTHING): void {
  const prefilled = useRef(NOTHING);
  useLayoutEffect(() => {
    const element = form.current!;
    const fillIn = (isOlder: (control: Control) => boolean) => {
      const { values, prefilled: given = NOTHING } = readDraft(element.id) ?? {};
      if (!values) return;
      prefilled.current = given;
      for (const control of listControls(element).filter(isOlder))
        control.value = values[control.id] ?? getDefaultValue(control);
    };
    const save = () => saveDraft(element, prefilled.current);
    // The back-forward cache shows the page as it was left. The visitor may have gone on elsewhere in this tab.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && fillIn(() => true);
    fillIn((control) => control.value === getDefaultValue(control));
    element.addEventListener('input', save);
    addEventListener('pageshow', onShow);
    return () => {
      element.removeEventListener('input', save);
      removeEventListener('pageshow', onShow);
    };
  }, [form]);
  useLayoutEffect(() => {
    const element = form.current!;
    for (const control of listControls(element)) {
      const value = prefill[control.id];
      if (value === undefined) continue;
      if (isEntered(control, prefilled.current) && control.value !== value) continue;
      control.value = value;
      prefilled.current = { ...prefilled.current, [control.id]: control.value };
    }
    saveDraft(element, prefilled.current);
  }, [form, prefill]);
}

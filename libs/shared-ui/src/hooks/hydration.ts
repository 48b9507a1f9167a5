import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { getDefaultValue } from '../components/form-drafts.ts';

const never = () => () => {};

/** Returns false while prerendering and in the first render of a document's page, and true afterwards and on all later pages. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Calls back once a form is hydrated, if it contains what its document does not: typed before, or restored by the browser. */
export function useAdopted(
  form: RefObject<HTMLFormElement | null>,
  adopt: (form: HTMLFormElement) => void,
): void {
  const onHydrated = useEffectEvent((element: HTMLFormElement) => {
    if ([...element.elements].some(isChanged)) adopt(element);
  });
  useEffect(() => onHydrated(form.current!), [form]);
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
    return control.checked !== control.defaultChecked;
  return (
    control.matches('input, select, textarea') &&
    (control as HTMLInputElement).value !== getDefaultValue(control as HTMLInputElement)
  );
}

import { type RefObject, useLayoutEffect } from 'react';
import { defaultInput } from './estimate.ts';
import { readEstimate, writeEstimate } from './estimate-query.ts';
import { useEstimate } from './use-estimate.ts';

/**
 * Takes over what the form contained before hydration: typed values, or values restored by the browser. Inputs in the
 * URL take precedence.
 */
export function usePreHydrationInput(form: RefObject<HTMLFormElement | null>): void {
  const { setInput } = useEstimate();
  useLayoutEffect(() => {
    if (readEstimate(location.search)) return;
    const input = readEstimate(new URLSearchParams(entriesOf(form.current!)).toString());
    if (input && writeEstimate(input) !== writeEstimate(defaultInput)) setInput(input);
  }, [form, setInput]);
}

function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

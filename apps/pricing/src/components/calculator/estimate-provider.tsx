import {
  type ReactNode,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { defaultInput, type EstimateInput } from './estimate.ts';
import { DeferredEstimateContext, type Choice, EstimateContext } from './estimate-context.ts';
import { readEstimate } from './estimate-query.ts';
import { useEstimateUrlSync } from './use-estimate-url-sync.ts';

const untouched: Choice = { input: defaultInput, changed: false };

/**
 * Holds the choice of the calculator for everything on the page that follows it. The first render is the default, as it
 * was served; what the address says is taken over before the browser paints.
 */
export function EstimateProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(untouched);
  // A state of its own, not a deferred value: what an address brings is answered before the first paint as well.
  const [deferred, setDeferred] = useState(untouched);
  const { pathname, search, key } = useLocation();

  // `key` as well: the address may have been changed since the router last looked, and be gone back to.
  useLayoutEffect(() => {
    const input = readEstimate(search);
    if (!input) return;
    setState({ input, changed: true });
    setDeferred({ input, changed: true });
  }, [search, key]);

  // Back to the bare address of this page is back to the default. A link within the page leaves the choice alone.
  useEffect(() => {
    const reset = () => {
      const { location } = window;
      if (location.pathname !== pathname || readEstimate(location.search)) return;
      setState(untouched);
      setDeferred(untouched);
    };
    window.addEventListener('popstate', reset);
    return () => window.removeEventListener('popstate', reset);
  }, [pathname]);

  useEstimateUrlSync(state.input, state.changed);

  const setInput = useCallback((next: SetStateAction<EstimateInput>) => {
    const choose = ({ input }: Choice) => ({
      input: typeof next === 'function' ? next(input) : next,
      changed: true,
    });
    setState(choose);
    startTransition(() => setDeferred(choose));
  }, []);
  const value = useMemo(() => ({ ...state, setInput }), [state, setInput]);
  return (
    <EstimateContext value={value}>
      <DeferredEstimateContext value={deferred}>{children}</DeferredEstimateContext>
    </EstimateContext>
  );
}

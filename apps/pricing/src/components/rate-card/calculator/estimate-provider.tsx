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
 * Provides the calculator's inputs to the page. The first render uses the defaults, as server-rendered; inputs in the
 * URL are applied before the browser paints.
 */
export function EstimateProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(untouched);
  // State, not a deferred value: results for inputs in the URL are ready before the first paint.
  const [deferred, setDeferred] = useState(untouched);
  const { pathname, search, key } = useLocation();

  // Also depends on `key`: the URL may have changed outside the router before Back returns to it.
  useLayoutEffect(() => {
    const input = readEstimate(search);
    if (!input) return;
    setState({ input, changed: true });
    setDeferred({ input, changed: true });
  }, [search, key]);

  // Navigating back to the URL without a query restores the defaults. An in-page link keeps the inputs.
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

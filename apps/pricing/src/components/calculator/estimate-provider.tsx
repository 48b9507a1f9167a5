import { type ReactNode, type SetStateAction, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { defaultInput, type EstimateInput } from './estimate.ts';
import { EstimateContext } from './estimate-context.ts';
import { readEstimate } from './estimate-query.ts';
import { useEstimateAddress } from './use-estimate-address.ts';

const untouched = { input: defaultInput, changed: false };

/**
 * Holds the choice of the calculator for everything on the page that follows it. The first render is the default, as it
 * was served; what the address says is taken over before the browser paints.
 */
export function EstimateProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(untouched);
  const { search, key } = useLocation();
  const navigation = useNavigationType();

  useLayoutEffect(() => {
    const input = readEstimate(search);
    if (input) setState({ input, changed: true });
    // Back to a bare address is back to the default; a link within the page leaves the choice alone.
    else if (navigation === NavigationType.Pop) setState(untouched);
  }, [search, key, navigation]);

  useEstimateAddress(state.input, state.changed);

  const setInput = useCallback((next: SetStateAction<EstimateInput>) => {
    setState(({ input }) => ({ input: typeof next === 'function' ? next(input) : next, changed: true }));
  }, []);
  const value = useMemo(() => ({ ...state, setInput }), [state, setInput]);
  return <EstimateContext value={value}>{children}</EstimateContext>;
}

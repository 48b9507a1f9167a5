import { track, useArrowKeys } from '@vantedge/shared-ui';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type CountProblem, readEstimate, replaceEstimate, writeEstimate } from './estimate-query.ts';
import { defaultInput, type EstimateInput } from './estimate.ts';

/** Milliseconds between two updates of the URL: Safari refuses more than 100 in 30 seconds. */
const URL_UPDATE_INTERVAL_MS = 400;

/** Events that precede a visitor leaving the page by a link: a pending URL update does not wait for its interval. */
const LEAVE_EVENTS = ['focusout', 'pointerdown'] as const;

const untouched: Choice = { input: defaultInput, changed: false };

interface EstimateState extends Choice {
  /** Why the last change is not used as entered. */
  problem?: CountProblem | undefined;
  /** Changes the inputs in place: by typing, or a step at a time. */
  setInput: (next: SetStateAction<EstimateInput>, problem?: CountProblem) => void;
  /** Changes the inputs by a choice, which Back undoes if it was a press. */
  choose: Dispatch<SetStateAction<EstimateInput>>;
}

/** For inputs: updates immediately. */
export const EstimateContext = createContext<EstimateState | undefined>(undefined);

/** For results: updates after the inputs have been painted. */
export const DeferredEstimateContext = createContext<Choice | undefined>(undefined);

/**
 * Provides the calculator's inputs to the page, and keeps them in the query of its URL. The first render uses the defaults, as
 * server-rendered; inputs in the URL are applied before the browser paints.
 */
export function EstimateProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(untouched);
  // State, not a deferred value: results for inputs in the URL are ready before the first paint.
  const [deferred, setDeferred] = useState(untouched);
  const [problem, setProblem] = useState<CountProblem>();
  const isStepping = useArrowKeys();
  const isPress = useRef(false);

  const adopt = useCallback((choice: Choice) => {
    setState(choice);
    setDeferred(choice);
    setProblem(undefined);
  }, []);
  useEstimateQuery(state, adopt, isPress);

  const setInput = useCallback((next: SetStateAction<EstimateInput>, problem?: CountProblem) => {
    setProblem(problem);
    const change = ({ input }: Choice) => ({
      input: typeof next === 'function' ? next(input) : next,
      changed: true,
    });
    setState(change);
    startTransition(() => setDeferred(change));
  }, []);
  const choose = useCallback(
    (next: SetStateAction<EstimateInput>) => {
      isPress.current = !isStepping();
      setInput(next);
    },
    [isStepping, setInput],
  );
  const value = useMemo(() => ({ ...state, problem, setInput, choose }), [state, problem, setInput, choose]);
  return (
    <EstimateContext value={value}>
      <DeferredEstimateContext value={deferred}>{children}</DeferredEstimateContext>
    </EstimateContext>
  );
}

/**
 * Writes changed inputs to the query, a press as a new history entry and everything else in place, and adopts those of a query
 * that was not written here: of Back, Forward, or a link. Other parameters stay, and change nothing. `isPress` is reset when it is written.
 */
function useEstimateQuery(
  { input, changed }: Choice,
  adopt: (choice: Choice) => void,
  isPress: { current: boolean },
): void {
  const { pathname, search } = useLocation();
  const [, setParams] = useSearchParams();
  const write = useRef(setParams);
  /** The query last rendered, and those written here since, which the router renders later. */
  const queries = useRef(['']);
  /** Changed inputs that are not in the URL yet. */
  const waiting = useRef<string>(undefined);
  const updatedAt = useRef(Number.NEGATIVE_INFINITY);

  useLayoutEffect(() => {
    write.current = setParams;
  }, [setParams]);

  useLayoutEffect(() => {
    const found = readEstimate(search);
    const query = found ? writeEstimate(found) : '';
    const known = queries.current.indexOf(query);
    queries.current = known < 0 ? [query] : queries.current.slice(known);
    if (known < 0) adopt(found ? { input: found, changed: true } : untouched);
  }, [search, adopt]);

  useEffect(() => {
    const query = writeEstimate(input);
    if (!changed || query === queries.current.at(-1)) return;
    const put = (next: string, replace: boolean) => {
      updatedAt.current = performance.now();
      queries.current.push(next);
      write.current((params) => replaceEstimate(params, next), { replace, preventScrollReset: true });
    };
    const update = () => {
      // The router changes the URL before this page unmounts: from then on the URL belongs to the next page.
      if (location.pathname !== pathname) return;
      // What was typed before a press belongs to the entry that Back returns to.
      if (isPress.current && waiting.current) put(waiting.current, true);
      put(query, !isPress.current);
      waiting.current = undefined;
      isPress.current = false;
      track('estimate_changed', { developers: input.developers, hours: input.hours });
    };
    const wait = updatedAt.current + URL_UPDATE_INTERVAL_MS - performance.now();
    // Updates immediately on the first change of a series, so that it survives a visitor leaving right after it.
    if (wait <= 0 || isPress.current) return update();
    waiting.current = query;
    const stop = () => {
      clearTimeout(timer);
      for (const event of LEAVE_EVENTS) removeEventListener(event, flush);
    };
    const flush = () => {
      stop();
      update();
    };
    const timer = setTimeout(update, wait);
    for (const event of LEAVE_EVENTS) addEventListener(event, flush);
    return stop;
  }, [input, changed, pathname, isPress]);
}

export interface Choice {
  input: EstimateInput;
  /** True if the visitor changed the inputs or opened a URL that contains them. */
  changed: boolean;
}

/** The calculator's inputs and the function that updates them; only within an `EstimateProvider`. */
export function useEstimate(): EstimateState {
  const state = useContext(EstimateContext);
  if (!state) throw new Error('useEstimate needs an EstimateProvider above it');
  return state;
}

/**
 * The inputs for results and drawings: those of `useEstimate`, rendered after the edited field, so that slow phones
 * show the edit first. Only within an `EstimateProvider`.
 */
export function useDeferredEstimate(): Choice {
  const choice = useContext(DeferredEstimateContext);
  if (!choice) throw new Error('useDeferredEstimate needs an EstimateProvider above it');
  return choice;
}

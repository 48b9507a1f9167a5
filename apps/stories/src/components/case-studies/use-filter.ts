import { track, useArrowKeys, useHydrated } from '@vantedge/shared-ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Facets, type FilterSelection, readSelection, writeSelection } from './filter-selection.ts';

const NO_QUERY = new URLSearchParams();

/**
 * The selection, which lives in the URL, and whether the filters are open: they are while the URL contains a
 * selection, unless toggled. The first render is the server-rendered page without a selection.
 */
export function useFilter({ industries, services }: Facets) {
  const [params, setParams] = useSearchParams();
  const isStepping = useArrowKeys();
  const hydrated = useHydrated();
  const [toggled, setToggled] = useState<boolean>();
  // Deferred, because the lists may not be hydrated yet when the page is: React then waits for them.
  const query = useDeferredValue(hydrated ? params : NO_QUERY);
  const selection = useMemo(
    () => readSelection(query, { industries, services }),
    [query, industries, services],
  );
  const narrowed = Boolean(selection.industry ?? selection.service);
  const open = toggled ?? (narrowed || selection.unknown);
  return {
    selection,
    narrowed,
    open,
    /** Set when the visitor toggles the filters. */
    opened: toggled === true,
    toggle: () => setToggled(!open),
    /** A press adds a history entry, so that Back restores the previous selection; keeps the scroll position. */
    choose: (next: FilterSelection) => {
      setToggled(true);
      track('cases_filtered', { filters: [next.industry, next.service].filter(Boolean).length });
      setParams(writeSelection(params, next), { replace: isStepping(), preventScrollReset: true });
    },
  };
}

/** Return value of `useFilter`. */
export type Filter = ReturnType<typeof useFilter>;

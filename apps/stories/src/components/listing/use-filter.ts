import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type FilterSelection, type Facets, readSelection, writeSelection } from './filter-selection.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The choice, which lives in the address, and whether the bar is open: it is while the address asks for something, unless it has
 * been toggled. The first render is the page as served, with nothing chosen.
 */
export function useFilter({ industries, services }: Facets) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [toggled, setToggled] = useState<boolean>();
  const query = hydrated ? search : '';
  const selection = useMemo(
    () => readSelection(query, { industries, services }),
    [query, industries, services],
  );
  const narrowed = Boolean(selection.industry ?? selection.service);
  const open = toggled ?? (narrowed || selection.unknown);
  return {
    choice: selection,
    narrowed,
    open,
    /** Open by the visitor's own hand. */
    opened: toggled === true,
    toggle: () => setToggled(!open),
    /** An entry of its own in the history, so that Back takes it back; the page stays where it is scrolled to. */
    choose: (next: FilterSelection) => {
      // The router changes the URL before this page unmounts: from then on the URL belongs to the next page.
      if (location.pathname !== pathname) return;
      setToggled(true);
      void navigate({ search: writeSelection(search, next) }, { preventScrollReset: true, flushSync: true });
    },
  };
}

/** What `useFilter` gives. */
export type Filter = ReturnType<typeof useFilter>;

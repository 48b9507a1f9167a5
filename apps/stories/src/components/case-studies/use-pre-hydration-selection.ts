import type { CaseFacet } from '@vantedge/content-stories';
import { type RefObject, useEffect, useRef } from 'react';
import type { Filter } from './use-filter.ts';

/** Takes over the service selected before hydration, once: afterwards the select is controlled. */
export function usePreHydrationSelection(
  list: RefObject<HTMLSelectElement | null>,
  services: readonly CaseFacet[],
  { choice: selection, choose }: Filter,
): void {
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const service = services.find(({ slug }) => slug === list.current?.value);
    if (service && service !== selection.service) choose({ ...selection, service });
  }, [list, services, selection, choose]);
}

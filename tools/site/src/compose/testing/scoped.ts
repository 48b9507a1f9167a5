import { outsideWidgets } from '@vantedge/federation-contract';

/** Selector as the build of a section writes it. */
export function scoped(selector: string, section = 'careers'): string {
  return `[data-section=${section}] ${selector}${outsideWidgets()}`;
}

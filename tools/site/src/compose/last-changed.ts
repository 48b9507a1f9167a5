import type { Page } from '@vantedge/release';

/**
 * Returns when the content of a page last changed: the date of the first record of the page with the same content. File names
 * of assets do not matter. `undefined` if the content is new.
 */
export function lastChanged(
  content: string,
  past: readonly Pick<Page, 'content' | 'changed'>[],
): string | undefined {
  return past.find((record) => record.content === content)?.changed;
}

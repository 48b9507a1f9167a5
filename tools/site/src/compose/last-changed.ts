import type { Page } from '../release/model.ts';

/**
 * Returns when the content of a page last changed: the date of the first record of the same page with the same content,
 * whatever its assets are called. `undefined` when the content is new.
 */
export function lastChanged(
  content: string,
  past: readonly Pick<Page, 'content' | 'changed'>[],
): string | undefined {
  return past.find((record) => record.content === content)?.changed;
}

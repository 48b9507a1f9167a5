import type { Page } from '../release/model.ts';

/**
 * When the content of a page last changed, by the first record of the same page that has the same content: assets may be
 * called otherwise since. `undefined` when it is new.
 */
export function lastChanged(
  page: Pick<Page, 'content' | 'html'>,
  past: readonly Pick<Page, 'content' | 'html' | 'changed'>[],
): string | undefined {
  return past.find((record) =>
    record.content === undefined
      ? record.html.identity === page.html.identity
      : record.content === page.content,
  )?.changed;
}

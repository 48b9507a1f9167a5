/** What a toast says; it only confirms what the page shows as well. */
export interface Notice {
  title: string;
  text?: string;
  tone?: 'done' | 'error';
}

/** The event by which a part of the page reaches the one region of toasts, whichever section it belongs to. */
export const NOTICE = 'shared-ui:notice';

/** Shows a toast, where the page has a region for them. */
export function notify(notice: Notice): void {
  document.dispatchEvent(new CustomEvent<Notice>(NOTICE, { detail: notice }));
}

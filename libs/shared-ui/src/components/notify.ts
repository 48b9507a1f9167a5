/** Content of a toast. It only confirms what the page shows anyway, or what became of something on the page before. */
export interface Notice {
  title: string;
  text?: string;
  tone?: 'done' | 'error';
  /** Stays until it is dismissed. */
  stays?: boolean;
}

/** Event name that carries toasts from any section to the one toast region. */
export const NOTICE = 'shared-ui:notice';

/** Shows a toast if the page has a toast region. */
export function notify(notice: Notice): void {
  document.dispatchEvent(new CustomEvent<Notice>(NOTICE, { detail: notice }));
}

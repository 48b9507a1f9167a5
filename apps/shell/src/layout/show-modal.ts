import type { MouseEvent } from 'react';

/**
 * Attributes of a button that opens a dialog: the browser's own invoker command, which needs no script, and a press for
 * the browsers that do not know it.
 */
export function showModal(dialogId: string) {
  return {
    command: 'show-modal',
    commandfor: dialogId,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if ('commandForElement' in event.currentTarget) return;
      const dialog = document.getElementById(dialogId);
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    },
  };
}

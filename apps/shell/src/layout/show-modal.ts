import type { MouseEvent } from 'react';

/**
 * Returns attributes of a button that opens a dialog: the native invoker command, which needs no JavaScript, and a
 * click handler for browsers without it.
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

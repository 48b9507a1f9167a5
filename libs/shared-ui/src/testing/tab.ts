import { act } from '@testing-library/react';

/** Hides the tab, or shows it again. */
export function showTab(visible: boolean) {
  Object.defineProperty(document, 'hidden', { value: !visible, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

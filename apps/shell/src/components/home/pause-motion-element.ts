import { tabStorage } from '@vantedge/shared-ui/host';

/** Key in session storage, set while motion is paused. */
const PAUSED = 'vantedge-paused';

/** Defines `<pause-motion>`, which keeps the state of the checkbox in it while the tab is open. */
export function definePauseMotion() {
  if (!customElements.get('pause-motion')) customElements.define('pause-motion', pauseMotionElement());
}

/** A function, because prerendering has no `HTMLElement`. */
const pauseMotionElement = () =>
  class extends HTMLElement {
    connectedCallback() {
      const box = this.querySelector('input')!;
      box.checked ||= tabStorage((storage) => storage.getItem(PAUSED)) !== undefined;
      // It may have been checked before this element was defined.
      keep(box);
      // Above the page, from which hydration hides events.
      addEventListener('change', this, true);
    }

    disconnectedCallback() {
      removeEventListener('change', this, true);
    }

    handleEvent({ target }: Event) {
      if (this.contains(target as Node)) keep(target as HTMLInputElement);
    }
  };

const keep = (box: HTMLInputElement) =>
  tabStorage((storage) => (box.checked ? storage.setItem(PAUSED, '') : storage.removeItem(PAUSED)));

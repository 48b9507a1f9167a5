import { motionStopped } from '@vantedge/shared-ui/host';

/** Defines `<mouse-glow>`, which follows the mouse over its parent and is transparent elsewhere. */
export function defineMouseGlow() {
  if (!customElements.get('mouse-glow')) customElements.define('mouse-glow', mouseGlowElement());
}

/** A function, because prerendering has no `HTMLElement`. */
const mouseGlowElement = () =>
  class extends HTMLElement {
    private leave: AbortController | undefined;

    connectedCallback() {
      const area = this.parentElement!;
      this.leave = new AbortController();
      const { signal } = this.leave;
      area.addEventListener('pointermove', (event) => this.follow(event, area), { signal });
      area.addEventListener('pointerleave', () => (this.style.opacity = ''), { signal });
    }

    disconnectedCallback() {
      this.leave!.abort();
    }

    private follow({ clientX, clientY, pointerType }: PointerEvent, area: Element) {
      if (pointerType !== 'mouse' || motionStopped()) return;
      const { left, top } = area.getBoundingClientRect();
      this.style.translate = `${clientX - left}px ${clientY - top}px`;
      this.style.opacity = '1';
    }
  };

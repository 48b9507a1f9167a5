import { motionStopped } from '../motion/motion-stopped.ts';

/** Share of the element, or of its group, that has to be visible before it starts. */
const VISIBLE_SHARE = 0.3;

/** Duration of an eased count, in milliseconds. */
const DURATION_MS = 2000;

/**
 * Defines `<count-up>`, whose number counts up from 0 once, when 30% of it is visible: in two seconds, slowing down, or, with `steps`, by
 * the step in each interval after a delay (`steps="1 30 500"`; times in milliseconds). Numbers inside one `data-count-up` element start
 * together. It needs no application, and works the same in one. The final number stays in the document and keeps its space; an
 * aria-hidden copy of its digits counts over it and is then removed.
 */
export function defineCountUp() {
  if (!customElements.get('count-up')) customElements.define('count-up', countUpElement());
}

/** A function, because prerendering has no `HTMLElement`. */
const countUpElement = () =>
  class extends HTMLElement {
    private visible: IntersectionObserver | undefined;
    private frame = 0;

    connectedCallback() {
      this.visible = new IntersectionObserver(
        ([entry]) => {
          if (entry!.intersectionRatio < VISIBLE_SHARE) return;
          this.visible!.disconnect();
          if (!motionStopped()) this.count();
        },
        { threshold: VISIBLE_SHARE },
      );
      this.visible.observe(this.closest('[data-count-up]') ?? this);
    }

    disconnectedCallback() {
      this.visible!.disconnect();
      cancelAnimationFrame(this.frame);
    }

    private count() {
      const value = this.textContent;
      const total = Number(value.replaceAll(',', ''));
      const decimals = value.split('.')[1]?.length ?? 0;
      const [step = 0, interval = 0, delay = 0] = this.getAttribute('steps')?.split(' ').map(Number) ?? [];
      const duration = step ? (total / step) * interval : DURATION_MS;
      const copy = document.createElement('span');
      copy.ariaHidden = 'true';
      for (const digit of value) copy.appendChild(document.createElement('span')).textContent = digit;
      const begin = performance.now() + delay;
      const draw = () => {
        const share = Math.max(0, performance.now() - begin) / duration;
        if (share >= 1) return copy.remove();
        const count = step ? Math.floor((total * share) / step) * step : total * (1 - (1 - share) ** 3);
        const counted = count
          .toFixed(decimals)
          .replace(/\B(?=(\d{3})+(\.|$))/g, ',')
          .padStart(value.length);
        [...copy.children].forEach((digit, i) => digit.setAttribute('data-digit', counted[i]!));
        this.frame = requestAnimationFrame(draw);
      };
      draw();
      this.append(copy);
    }
  };

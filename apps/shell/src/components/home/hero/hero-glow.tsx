import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useRef } from 'react';
import { useMedia } from '../use-media.ts';

const GLOW =
  'hero-glow pointer-events-none absolute -top-70 -left-70 -z-1 size-140 rounded-full bg-[radial-gradient(rgb(240_166_59/0.1),transparent_68%)] opacity-0 transition-[opacity,translate] duration-320 data-lit:opacity-100 print:hidden forced-colors:hidden';

/** A faint light that follows the mouse over the hero. Not on narrow screens or without a mouse. */
export function HeroGlow() {
  const glow = useRef<HTMLDivElement>(null);
  const welcome = useMedia('(min-width: 768px) and (hover: hover) and (pointer: fine)');
  useEffect(() => {
    // React clears the ref before it removes the listeners.
    const light = glow.current;
    const hero = light?.parentElement;
    if (!welcome || !hero) return;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (motionStopped()) return;
      const { left, top } = hero.getBoundingClientRect();
      light.style.translate = `${clientX - left}px ${clientY - top}px`;
      light.dataset['lit'] = '';
    };
    const leave = () => delete light.dataset['lit'];
    hero.addEventListener('pointermove', follow);
    hero.addEventListener('pointerleave', leave);
    return () => {
      hero.removeEventListener('pointermove', follow);
      hero.removeEventListener('pointerleave', leave);
    };
  }, [welcome]);
  return welcome ? <div className={GLOW} ref={glow} aria-hidden="true" /> : null;
}

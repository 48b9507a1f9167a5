import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useRef } from 'react';
import { useMedia } from '../use-media.ts';

/** A faint light that follows the mouse over the hero. Not on narrow screens or without a mouse. */
export function HeroGlow() {
  const glow = useRef<HTMLDivElement>(null);
  const welcome = useMedia('(min-width: 768px) and (hover: hover) and (pointer: fine)');
  useEffect(() => {
    const hero = glow.current?.parentElement;
    if (!welcome || !hero) return;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (motionStopped()) return;
      const { left, top } = hero.getBoundingClientRect();
      glow.current!.style.translate = `${clientX - left}px ${clientY - top}px`;
      glow.current!.dataset['lit'] = '';
    };
    const leave = () => delete glow.current!.dataset['lit'];
    hero.addEventListener('pointermove', follow);
    hero.addEventListener('pointerleave', leave);
    return () => {
      hero.removeEventListener('pointermove', follow);
      hero.removeEventListener('pointerleave', leave);
    };
  }, [welcome]);
  return welcome ? <div className="hero-glow" ref={glow} aria-hidden="true" /> : null;
}

import { motionStopped } from '@vantedge/shared-ui/host';
import { useEffect, useRef } from 'react';
import { useAfterLoad } from '../use-after-load.ts';
import { useMedia } from '../use-media.ts';

/** Number of particles, and of the layers that they move in. */
const PARTICLES = 30;

const LAYERS = 3;

const PARTICLES_BOX =
  'hero-particles pointer-events-none absolute inset-x-0 top-0 -z-1 h-[min(100%,900px)] overflow-hidden mask-[linear-gradient(#000_40%,transparent)] fill-on-night/34 *:absolute *:-inset-3 *:size-[calc(100%+24px)] print:hidden forced-colors:hidden';

/** Thirty drifting particles in three layers at different speeds, on wide screens after the page has loaded. */
export function HeroParticles() {
  const ready = useAfterLoad();
  const wide = useMedia('(min-width: 768px)');
  if (!ready || !wide) return null;
  return (
    <div className={PARTICLES_BOX} aria-hidden="true">
      {Array.from({ length: LAYERS }, (_, layer) => (
        <svg key={layer} data-animated="">
          {Array.from({ length: PARTICLES / LAYERS }, (_, index) => {
            const { x, y } = scattered(index * LAYERS + layer);
            return <circle key={index} cx={`${x}%`} cy={`${y}%`} r={0.75 + layer / 2} />;
          })}
        </svg>
      ))}
    </div>
  );
}

/** Returns the nth point of an even distribution, in percent (R2 sequence, based on the plastic number). */
function scattered(n: number) {
  return { x: percent(0.5 + n * 0.7548776662), y: percent(0.5 + n * 0.569840291) };
}

const percent = (value: number) => Math.round((value % 1) * 1000) / 10;

const GLOW =
  'hero-glow pointer-events-none absolute -top-70 -left-70 -z-1 size-140 rounded-full bg-[radial-gradient(rgb(240_166_59/0.1),transparent_68%)] opacity-0 transition duration-320 data-highlighted:opacity-100 print:hidden forced-colors:hidden';

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
      light.dataset['highlighted'] = '';
    };
    const leave = () => delete light.dataset['highlighted'];
    hero.addEventListener('pointermove', follow);
    hero.addEventListener('pointerleave', leave);
    return () => {
      hero.removeEventListener('pointermove', follow);
      hero.removeEventListener('pointerleave', leave);
    };
  }, [welcome]);
  return welcome ? <div className={GLOW} ref={glow} aria-hidden="true" /> : null;
}

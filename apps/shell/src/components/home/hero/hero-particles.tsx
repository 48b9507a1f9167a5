import { useAfterLoad } from '../use-after-load.ts';
import { useMedia } from '../use-media.ts';

/** Number of particles, and of the layers that they move in. */
const PARTICLES = 30;
const LAYERS = 3;

/** Thirty drifting particles in three layers at different speeds, on wide screens after the page has loaded. */
export function HeroParticles() {
  const ready = useAfterLoad();
  const wide = useMedia('(min-width: 768px)');
  if (!ready || !wide) return null;
  return (
    <div className="hero-particles" aria-hidden="true">
      {Array.from({ length: LAYERS }, (_, layer) => (
        <svg key={layer} data-moves="">
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

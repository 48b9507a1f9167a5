/** Number of particles, and of the layers that they move in. */
const PARTICLES = 30;

const LAYERS = 3;

const PARTICLES_BOX =
  'hero-particles pointer-events-none absolute inset-x-0 top-0 -z-1 h-[min(100%,900px)] overflow-hidden mask-[linear-gradient(#000_40%,transparent)] fill-on-night/34 *:absolute *:-inset-3 *:size-[calc(100%+24px)] max-[768px]:hidden print:hidden forced-colors:hidden';

/** Thirty drifting particles in three layers at different speeds, on wide screens. */
export function HeroParticles() {
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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mouse-glow': React.HTMLAttributes<HTMLElement>;
    }
  }
}

const GLOW =
  'pointer-events-none absolute -top-70 -left-70 -z-1 size-140 rounded-full bg-[radial-gradient(rgb(240_166_59/0.1),transparent_68%)] opacity-0 transition duration-320 max-[768px]:hidden print:hidden forced-colors:hidden';

/** A faint light that follows the mouse over the hero, on wide screens. */
export const HeroGlow = () => <mouse-glow className={GLOW} aria-hidden="true" suppressHydrationWarning />;

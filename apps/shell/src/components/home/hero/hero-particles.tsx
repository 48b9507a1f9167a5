import { useAfterLoad } from '../use-after-load.ts';
import { useMedia } from '../use-media.ts';

/** Dots in the light of the hero, and the layers that they drift in. */
const PARTICLES = 30;
const LAYERS = 3;

/** Thirty motes in the light, on wide screens and after everything else: three sheets of ten that drift at their own pace. */
export function HeroParticles() {
  const ready = useAfterLoad();
  const wide = useMedia('(min-width: 768px)');
  if (!ready || !wide) return null;
  return (
    <div className="hero-particles" data-moves aria-hidden="true">
      {Array.from({ length: LAYERS }, (_, layer) => (
        <svg key={layer}>
          {Array.from({ length: PARTICLES / LAYERS }, (_, index) => {
            const { x, y } = scattered(index * LAYERS + layer);
            return <circle key={index} cx={`${x}%`} cy={`${y}%`} r={0.75 + layer / 2} />;
          })}
        </svg>
      ))}
    </div>
  );
}

/** The nth point of an even scatter, in percent: the two ratios are those of the plastic number. */
function scattered(n: number) {
  return { x: percent(0.5 + n * 0.7548776662), y: percent(0.5 + n * 0.569840291) };
}

const percent = (value: number) => Math.round((value % 1) * 1000) / 10;

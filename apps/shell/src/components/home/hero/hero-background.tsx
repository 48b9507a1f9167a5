import dawnManila1600Avif from '../../../assets/hour-1-dawn-manila-1600.avif';
import dawnManila1600 from '../../../assets/hour-1-dawn-manila-1600.jpg';
import dawnManila800Avif from '../../../assets/hour-1-dawn-manila-800.avif';
import dawnManila800 from '../../../assets/hour-1-dawn-manila-800.jpg';
import noon1600Avif from '../../../assets/hour-2-noon-1600.avif';
import noon1600 from '../../../assets/hour-2-noon-1600.jpg';
import noon800Avif from '../../../assets/hour-2-noon-800.avif';
import noon800 from '../../../assets/hour-2-noon-800.jpg';
import dusk1600Avif from '../../../assets/hour-3-dusk-1600.avif';
import dusk1600 from '../../../assets/hour-3-dusk-1600.jpg';
import dusk800Avif from '../../../assets/hour-3-dusk-800.avif';
import dusk800 from '../../../assets/hour-3-dusk-800.jpg';
import night1600Avif from '../../../assets/hour-4-night-1600.avif';
import night1600 from '../../../assets/hour-4-night-1600.jpg';
import night800Avif from '../../../assets/hour-4-night-800.avif';
import night800 from '../../../assets/hour-4-night-800.jpg';
import dawnLosAngeles1600Avif from '../../../assets/hour-5-dawn-los-angeles-1600.avif';
import dawnLosAngeles1600 from '../../../assets/hour-5-dawn-los-angeles-1600.jpg';
import dawnLosAngeles800Avif from '../../../assets/hour-5-dawn-los-angeles-800.avif';
import dawnLosAngeles800 from '../../../assets/hour-5-dawn-los-angeles-800.jpg';
import { Picture } from '../picture.tsx';

/**
 * The image of the hour over the dark surface; it fades out above the figures. The frame clips it where the hero ends: its size must not
 * depend on content that is shown later.
 */
const FRAME = 'pointer-events-none absolute inset-0 overflow-clip print:hidden forced-colors:hidden';

const BACKGROUND =
  'hero-background absolute inset-x-0 top-0 -z-1 block h-[clamp(900px,62.5vw,1300px)] overflow-hidden';

/**
 * The five background images of the hero, each for eight seconds. Those after the first are not displayed, and so not loaded, until just
 * before their turn.
 */
export const HeroBackground = () => (
  <div className={FRAME} aria-hidden="true">
    <div className={BACKGROUND}>
      {hourBackgrounds.map(({ avif, jpeg, plain, light }, hour) => (
        <Picture
          key={plain}
          className={light && LIGHT[light]}
          data-animated=""
          avif={avif}
          fallback={jpeg}
          src={plain}
          sizes="100vw"
          width={1600}
          height={1000}
          alt=""
          lazy={hour > 0}
        />
      ))}
    </div>
  </div>
);

/** Narrow screens show the side that the light comes from. */
const LIGHT = { left: '*:object-left', right: '*:object-right' };

/** Background image of each hour, 1600 by 1000, in two sizes and two formats. */
const hourBackgrounds = [
  background(dawnManila800Avif, dawnManila1600Avif, dawnManila800, dawnManila1600, 'right'),
  background(noon800Avif, noon1600Avif, noon800, noon1600),
  background(dusk800Avif, dusk1600Avif, dusk800, dusk1600, 'left'),
  background(night800Avif, night1600Avif, night800, night1600),
  background(dawnLosAngeles800Avif, dawnLosAngeles1600Avif, dawnLosAngeles800, dawnLosAngeles1600, 'right'),
];

function background(
  small: string,
  large: string,
  smallJpeg: string,
  largeJpeg: string,
  light?: keyof typeof LIGHT,
) {
  return {
    avif: `${small} 800w, ${large} 1600w`,
    jpeg: `${smallJpeg} 800w, ${largeJpeg} 1600w`,
    plain: largeJpeg,
    light,
  };
}

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

import { clsx } from 'clsx';
import { Picture } from '../picture.tsx';
import { hourBackgrounds } from './hour-backgrounds.ts';
import { useAfterLoad } from '../use-after-load.ts';

/**
 * The image of the hour over the dark surface; it fades out above the figures. The frame clips it where the hero ends: its size must not
 * depend on content that is shown later.
 */
const FRAME = 'pointer-events-none absolute inset-0 overflow-clip print:hidden forced-colors:hidden';
const BACKGROUND =
  'hero-background by-hour absolute inset-x-0 top-0 -z-1 block h-[clamp(900px,62.5vw,1300px)] overflow-hidden';
/** Narrow screens show the side that the light comes from. */
const POSITION = ['*:object-right', undefined, '*:object-left', undefined, '*:object-right'];

/**
 * The background images of the hero, one per hour. The first is prerendered; the others load later so that they do
 * not delay the largest contentful paint.
 */
export function HeroBackground() {
  const ready = useAfterLoad();
  return (
    <div className={FRAME} aria-hidden="true">
      <div className={BACKGROUND} data-ready={ready || undefined}>
        {(ready ? hourBackgrounds : hourBackgrounds.slice(0, 1)).map(({ avif, jpeg, plain }, hour) => (
          <Picture
            key={plain + hour}
            className={clsx(`h${hour}`, POSITION[hour])}
            avif={avif}
            fallback={jpeg}
            src={plain}
            sizes="100vw"
            width={1600}
            height={1000}
            alt=""
          />
        ))}
      </div>
    </div>
  );
}

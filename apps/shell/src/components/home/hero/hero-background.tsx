import { Picture } from '../picture.tsx';
import { hourBackgrounds } from './hour-backgrounds.ts';
import { useAfterLoad } from '../use-after-load.ts';

/**
 * The background images of the hero, one per hour. The first is prerendered; the others load later so that they do
 * not delay the largest contentful paint.
 */
export function HeroBackground() {
  const ready = useAfterLoad();
  return (
    <div className="hero-background by-hour" data-ready={ready || undefined} aria-hidden="true">
      {(ready ? hourBackgrounds : hourBackgrounds.slice(0, 1)).map(({ avif, jpeg, plain }, hour) => (
        <Picture
          key={plain + hour}
          className={`h${hour}`}
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
  );
}

import { Picture } from '@vantedge/shared-ui';
import { hourBackgrounds } from './hour-backgrounds.ts';
import { useAfterLoad } from '../use-after-load.ts';

/** The light of the hour behind the hero. The first is part of the page; the others would delay what the page shows first. */
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

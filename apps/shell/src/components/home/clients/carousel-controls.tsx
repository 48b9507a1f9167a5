import { Icon } from '@vantedge/shared-ui';
import type { Ref } from 'react';
import { IconButton } from './icon-button.tsx';

interface Props {
  name: string;
  pause: string;
  previous: string;
  next: string;
  of: string;
  /** The checkbox that pauses motion: the strip with CSS, autoplay in JavaScript. */
  pauseBox: Ref<HTMLInputElement>;
  current: number;
  count: number;
  /** Whether screen readers announce the position when it changes; off during autoplay. */
  announced: boolean;
  onStep(step: number): void;
}

/** Without JavaScript, only wide screens have something to pause. */
const CONTROLS =
  'carousel-controls flex items-center gap-2 max-md:w-full noscript:max-[48rem]:hidden print:hidden';
const PAUSE =
  'icon-button icon-button--label carousel-pause relative mr-4 has-checked:border-amber has-checked:bg-amber/16 max-md:mr-auto motion-reduce:hidden';
const COUNT = 'carousel-count min-w-16 text-center text-md text-on-night-2 tabular-nums noscript:hidden';

/** Pause comes first in tab order, then previous, position and next. */
export function CarouselControls({
  name,
  pause,
  previous,
  next,
  of,
  pauseBox,
  current,
  count,
  announced,
  onStep,
}: Props) {
  return (
    <div className={CONTROLS} role="group" aria-label={name}>
      <label className={PAUSE}>
        <input type="checkbox" ref={pauseBox} />
        <Icon name="pause" />
        {pause}
      </label>
      <IconButton className="noscript:hidden" icon="arrow-left" label={previous} onClick={() => onStep(-1)} />
      <p className={COUNT} aria-live={announced ? 'polite' : 'off'}>
        <b className="font-medium text-on-night">{current}</b> {of} {count}
      </p>
      <IconButton className="noscript:hidden" icon="arrow" label={next} onClick={() => onStep(1)} />
    </div>
  );
}

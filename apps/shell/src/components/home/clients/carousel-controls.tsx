import { Icon, IconButton } from '@vantedge/shared-ui';
import type { Ref } from 'react';

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
    <div className="carousel-controls" role="group" aria-label={name}>
      <label className="icon-button icon-button--label carousel-pause">
        <input type="checkbox" ref={pauseBox} />
        <Icon name="pause" />
        {pause}
      </label>
      <IconButton icon="arrow-left" label={previous} onClick={() => onStep(-1)} />
      <p className="carousel-count" aria-live={announced ? 'polite' : 'off'}>
        <b>{current}</b> {of} {count}
      </p>
      <IconButton icon="arrow" label={next} onClick={() => onStep(1)} />
    </div>
  );
}

import { m, Motion, type MotionValue, type PanInfo, useMotionValue } from '@vantedge/shared-ui/motion-react';
import { motionStopped } from '@vantedge/shared-ui/host';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { NARROW, useMedia } from '../use-media.ts';
import { ClientSlides, type ClientSlidesProps } from './client-slides.tsx';

/** Swipe distance that changes the slide, and how far the slides follow a swipe. */
const SWIPE_THRESHOLD_PX = 50;
const MAX_OFFSET_PX = 200;

/** Returns to the place as fast as the browser scrolls, so that the slides neither move back first nor too far. */
const RETURN = { bounceStiffness: 300, bounceDamping: 40 };

interface Swipe {
  /** Offset of all slides, so that the next one follows too. */
  x: MotionValue<number>;
  onSwipe(by: number): void;
}

const SwipeContext = createContext<Swipe | undefined>(undefined);

/**
 * The testimonials, which follow a swipe on narrow screens by at most 200 px; a swipe of more than 50 px moves one slide. The only
 * child of each slide moves: the browser would snap to where a moved slide is.
 */
export function DraggableSlides(props: ClientSlidesProps) {
  const x = useMotionValue(0);
  const { onSwipe } = props;
  const swipe = useMemo(() => ({ x, onSwipe }), [x, onSwipe]);
  const narrow = useMedia(NARROW);
  return (
    <Motion>
      <SwipeContext value={narrow ? swipe : undefined}>
        <ClientSlides {...props} Content={Content} />
      </SwipeContext>
    </Motion>
  );
}

function Content({ className, children }: { className: string; children: ReactNode }) {
  const swipe = use(SwipeContext);
  const end = ({ type }: Event, { offset }: PanInfo) => {
    // The browser cancels a swipe that scrolls the page, and a vertical one does not move the slides.
    if (!swipe || type !== 'pointerup' || swipe.x.get() === 0) return;
    if (motionStopped()) swipe.x.jump(0);
    if (Math.abs(offset.x) > SWIPE_THRESHOLD_PX) swipe.onSwipe(-Math.sign(offset.x));
  };
  return (
    <m.div
      className={className}
      drag={swipe ? 'x' : false}
      dragDirectionLock
      dragConstraints={{ left: -MAX_OFFSET_PX, right: MAX_OFFSET_PX }}
      dragElastic={0}
      dragMomentum={false}
      dragSnapToOrigin
      dragTransition={RETURN}
      onDragEnd={end}
      {...(swipe && { style: { x: swipe.x } })}
    >
      {children}
    </m.div>
  );
}

import type { home } from '@vantedge/content-site';
import { enhanced, Icon, type IconName, List, Tag } from '@vantedge/shared-ui';
import { motionStopped, useTabVisible } from '@vantedge/shared-ui/host';
import { clsx } from 'clsx';
import {
  type ButtonHTMLAttributes,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useHoverOrFocus } from '../../use-hover-or-focus.ts';
import { NARROW, useMedia } from '../use-media.ts';
import { ClientSlides as PlainSlides } from './client-slides.tsx';

const ClientSlides = enhanced(PlainSlides, () =>
  import('./draggable-slides.tsx').then(({ DraggableSlides }) => DraggableSlides),
);

/**
 * Client names and testimonials. The names scroll on wide screens and are a list on narrow ones. The testimonials are
 * in a scroll-snap container, to which JavaScript adds buttons, and autoplay and swipes on narrow screens.
 */
export function ClientCarousel({ title, testimonials, controls, items }: typeof home.clients) {
  const narrow = useMedia(NARROW);
  const pause = useRef<HTMLInputElement>(null);
  const { hoveredOrFocused: paused, handlers } = useHoverOrFocus();
  const { track, shown, step, swipe, scrolling } = useSlides(items.length);
  const visible = useTabVisible();
  useAutoplay({
    running: narrow && !paused && visible,
    shown,
    step,
    paused: () => pause.current?.checked === true,
  });
  return (
    <section
      className="client-carousel overflow-hidden bg-surface-tint py-7 md:py-section-md"
      aria-roledescription="carousel"
      aria-labelledby="clients-title"
      data-hydrate={NARROW}
      data-paused={paused || undefined}
      {...handlers}
    >
      <div className="page-edge flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 className="text-h3/title" id="clients-title">
          {title}
        </h2>
        <CarouselControls
          {...controls}
          pauseBox={pause}
          current={shown + 1}
          count={items.length}
          announced={paused || !narrow}
          onStep={step}
        />
      </div>
      <ClientStrip items={items} />
      <div
        className="carousel-slides"
        role="group"
        aria-label={testimonials}
        tabIndex={0}
        ref={track}
        {...scrolling}
      >
        <ClientSlides items={items} of={controls.of} onSwipe={swipe} />
      </div>
    </section>
  );
}

type Clients = typeof home.clients.items;

/** The client names. A decorative second copy makes the scrolling loop seamless. */
function ClientStrip({ items }: { items: Clients }) {
  return (
    <div className="client-strip mt-4 overflow-hidden md:mt-6">
      <List className="strip-run page-edge" data-animated="">
        <Names items={items} />
      </List>
      <List className="strip-run page-edge" data-animated="" aria-hidden="true" inert>
        <Names items={items} />
      </List>
    </div>
  );
}

function Names({ items }: { items: Clients }) {
  return items.map(({ id, name, logo, industry, metric, illustrative }) => (
    <li key={id}>
      {logo ? (
        <img className="h-8 w-auto" {...logo} alt={name} loading="lazy" />
      ) : (
        <b className="font-display font-normal tracking-tight">{name}</b>
      )}
      <span className="text-small/note text-slate">
        {industry} {illustrative && <Tag className="ml-1">{illustrative}</Tag>}
        <br />
        {metric.line}
      </span>
    </li>
  ));
}

interface CarouselControlsProps {
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
  'icon-button icon-button--label carousel-pause relative mr-4 has-checked:border-amber-text has-checked:bg-amber/16 max-md:mr-auto motion-reduce:hidden';

const COUNT = 'carousel-count min-w-16 text-center text-md text-slate tabular-nums noscript:hidden';

/** Pause comes first in tab order, then previous, position and next. */
function CarouselControls({
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
}: CarouselControlsProps) {
  return (
    <div className={CONTROLS} role="group" aria-label={name}>
      <label className={PAUSE}>
        <input type="checkbox" ref={pauseBox} />
        <Icon name="pause" />
        {pause}
      </label>
      <IconButton className="noscript:hidden" icon="arrow-left" label={previous} onClick={() => onStep(-1)} />
      <p className={COUNT} aria-live={announced ? 'polite' : 'off'} aria-atomic="true">
        <b className="font-medium text-ink">{current}</b> {of} {count}
      </p>
      <IconButton className="noscript:hidden" icon="arrow" label={next} onClick={() => onStep(1)} />
    </div>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

/** A square icon button, 44 px. */
function IconButton({ icon, label, className, ...native }: IconButtonProps) {
  return (
    <button className={clsx('icon-button', className)} type="button" aria-label={label} {...native}>
      <Icon name={icon} />
    </button>
  );
}

/** Idle time after which scrolling counts as ended. Fallback for browsers without scrollend. */
const SCROLL_IDLE_MS = 100;

/**
 * State of full-width slides in a scroll container: the current slide, a function that moves by some slides, wrapping around, and one
 * that stops at the ends: a swipe back from the first slide must not scroll through all of them to the last.
 */
function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const idleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(0);
  const [shown, setShown] = useState(0);
  useEffect(() => () => clearTimeout(idleTimer.current), []);

  const set = useCallback((index: number) => {
    current.current = index;
    setShown(index);
  }, []);

  const onScrollEnd = () => {
    const { current: box } = track;
    if (box) set(Math.round(box.scrollLeft / box.clientWidth));
  };

  const onScroll = () => {
    if ('onscrollend' in window) return;
    clearTimeout(idleTimer.current);
    idleTimer.current = setTimeout(onScrollEnd, SCROLL_IDLE_MS);
  };

  const show = useCallback(
    (index: number) => {
      const box = track.current!;
      set(index);
      box.scrollTo({ left: index * box.clientWidth, behavior: motionStopped() ? 'instant' : 'smooth' });
    },
    [set],
  );
  const step = useCallback((by: number) => show((current.current + by + count) % count), [count, show]);
  const swipe = useCallback(
    (by: number) => show(Math.min(Math.max(current.current + by, 0), count - 1)),
    [count, show],
  );

  return { track, shown, step, swipe, scrolling: { onScroll, onScrollEnd } };
}

const SLIDE_DURATION_MS = 5000;

interface Autoplay {
  running: boolean;
  shown: number;
  step(by: number): void;
  paused(): boolean;
}

/** Shows the next slide every five seconds while `running`. The interval restarts with every slide. */
function useAutoplay({ running, shown, step, paused }: Autoplay) {
  const showNext = useEffectEvent(() => {
    if (!paused() && !motionStopped()) step(1);
  });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(showNext, SLIDE_DURATION_MS);
    return () => clearInterval(timer);
  }, [running, shown]);
}

import type { home } from '@vantedge/content-site';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useHoverOrFocus } from '../../use-hover-or-focus.ts';
import { useMedia } from '../use-media.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { ClientSlide } from './client-slide.tsx';
import { ClientStrip } from './client-strip.tsx';
import { useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Below 768 px. In em, like the media queries of the built stylesheets. */
const NARROW = `(max-width: ${767 / 16}em)`;

/** Where a script handles swipes. */
const SWIPED = 'touch-pan-y select-none';

/**
 * Client names and testimonials. The names scroll on wide screens and are a list on narrow ones. The testimonials are
 * in a scroll-snap container, to which JavaScript adds buttons, and autoplay and swipes on narrow screens.
 */
export function ClientCarousel({ title, testimonials, controls, items }: typeof home.clients) {
  const narrow = useMedia(NARROW);
  const pause = useRef<HTMLInputElement>(null);
  const { hoveredOrFocused: paused, handlers } = useHoverOrFocus();
  const { track, shown, show, scrolling } = useSlides(items.length);
  const swiping = useSwipe((direction) => show(shown + direction));
  useAutoplay({ running: narrow && !paused, shown, show, paused: () => pause.current?.checked === true });
  return (
    <section
      className="client-carousel overflow-hidden surface-dark pt-figure pb-band"
      aria-roledescription="carousel"
      aria-labelledby="clients-title"
      data-live=""
      data-paused={paused || undefined}
      {...handlers}
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 scheme-dark">
        <h2 className="text-h3/title" id="clients-title">
          {title}
        </h2>
        <CarouselControls
          {...controls}
          pauseBox={pause}
          current={shown + 1}
          count={items.length}
          announced={paused || !narrow}
          onStep={(step) => show(shown + step)}
        />
      </div>
      <ClientStrip items={items} />
      <div
        className={clsx('carousel-slides', narrow && SWIPED)}
        role="group"
        aria-label={testimonials}
        tabIndex={0}
        ref={track}
        {...scrolling}
        {...(narrow && swiping)}
      >
        {items.map((item, index) => (
          <ClientSlide key={item.id} {...item} label={`${index + 1} ${controls.of} ${items.length}`} />
        ))}
      </div>
    </section>
  );
}

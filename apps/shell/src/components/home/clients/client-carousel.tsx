import type { home } from '@vantedge/content-site';
import { useHoverOrFocus } from '@vantedge/shared-ui';
import { useRef } from 'react';
import { useMedia } from '../use-media.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { ClientSlide } from './client-slide.tsx';
import { ClientStrip } from './client-strip.tsx';
import { useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Below 768 px. In em, like the media queries of the built stylesheets. */
const NARROW = `(max-width: ${767 / 16}em)`;

/**
 * Client names and testimonials. The names scroll on wide screens and are a list on narrow ones. The testimonials are
 * in a scroll-snap container, to which JavaScript adds buttons, and autoplay and swiping on narrow screens.
 */
export function ClientCarousel({ title, testimonials, controls, items }: typeof home.clients) {
  const narrow = useMedia(NARROW);
  const pause = useRef<HTMLInputElement>(null);
  const { hoveredOrFocused: paused, handlers } = useHoverOrFocus();
  const { track, shown, show, scrolling } = useSlides(items.length);
  const swiping = useSwipe(shown, show);
  useAutoplay({ running: narrow && !paused, shown, show, paused: () => pause.current?.checked === true });
  return (
    <section
      className="client-carousel"
      aria-roledescription="carousel"
      aria-labelledby="clients-title"
      data-live=""
      data-paused={paused || undefined}
      {...handlers}
    >
      <div className="wrap carousel-bar">
        <h2 id="clients-title">{title}</h2>
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
        className="carousel-slides"
        role="group"
        aria-label={testimonials}
        tabIndex={0}
        ref={track}
        {...scrolling}
        data-swipe={narrow || undefined}
        {...(narrow && swiping)}
      >
        {items.map((item, index) => (
          <ClientSlide key={item.id} {...item} label={`${index + 1} ${controls.of} ${items.length}`} />
        ))}
      </div>
    </section>
  );
}

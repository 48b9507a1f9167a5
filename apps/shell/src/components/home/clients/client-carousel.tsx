import type { home } from '@vantedge/content-site';
import { enhanced } from '@vantedge/shared-ui';
import { useRef } from 'react';
import { useHoverOrFocus } from '../../use-hover-or-focus.ts';
import { NARROW, useMedia } from '../use-media.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { ClientSlides as PlainSlides } from './client-slides.tsx';
import { ClientStrip } from './client-strip.tsx';
import { useSlides } from './use-slides.ts';
import { useAutoplay } from './use-autoplay.ts';

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
  const { track, shown, step, scrolling } = useSlides(items.length);
  useAutoplay({ running: narrow && !paused, shown, step, paused: () => pause.current?.checked === true });
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
        <ClientSlides items={items} of={controls.of} onSwipe={step} />
      </div>
    </section>
  );
}

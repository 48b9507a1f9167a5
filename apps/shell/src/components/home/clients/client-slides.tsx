import type { home } from '@vantedge/content-site';
import { QuoteSource, QuoteText, Stat, StatLabel, StatNumber } from '@vantedge/shared-ui';
import type { ComponentType, ReactNode } from 'react';

type Client = (typeof home.clients.items)[number];

export interface ClientSlidesProps {
  items: readonly Client[];
  /** The word in "1 of 3". */
  of: string;
  /** Receives 1 for the next slide and -1 for the previous one. */
  onSwipe(by: number): void;
}

/** Content of a slide: `draggable-slides.tsx` has one that follows a swipe. */
type Content = ComponentType<{ className: string; children: ReactNode }> | 'div';

const METRIC =
  'max-md:hidden col-span-full mt-6 w-full self-end max-lg:*:flex-row max-lg:*:items-center max-lg:*:gap-x-4 border-t border-line pt-4 lg:col-start-10 lg:-col-end-1 lg:mt-0 lg:w-auto';

/** The testimonials, each attributed to a role and an industry, with its figure. */
export function ClientSlides({ items, of, Content = 'div' }: ClientSlidesProps & { Content?: Content }) {
  return items.map(({ id, industry, metric, testimonial }, index) => (
    <div
      key={id}
      className="carousel-slide snap-start snap-always"
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} ${of} ${items.length}`}
    >
      <Content className="page-edge grid-12 h-full">
        <figure className="col-span-full lg:col-span-8">
          <QuoteText className="max-w-wide text-2xl/snug text-pretty md:text-4xl/snug">
            {testimonial.quote}
          </QuoteText>
          <QuoteSource {...testimonial} industry={industry} stacked className="mt-4 text-md" />
        </figure>
        <dl className={METRIC}>
          <Stat>
            <StatLabel className="leading-note lg:mt-2">{metric.label}</StatLabel>
            <StatNumber size="md" value={metric.value} suffix={metric.suffix} className="whitespace-nowrap" />
          </Stat>
        </dl>
      </Content>
    </div>
  ));
}

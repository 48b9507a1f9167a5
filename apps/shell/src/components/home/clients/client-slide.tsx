import type { home } from '@vantedge/content-site';
import { StatValue, PlaceholderTag } from '@vantedge/shared-ui';

interface Props extends Pick<(typeof home.clients.items)[number], 'industry' | 'metric' | 'testimonial'> {
  /** "1 of 3" */
  label: string;
}

const QUOTE =
  'font-display text-quote/tight tracking-snug before:content-[open-quote] after:content-[close-quote] lg:before:-ml-[0.44em] print:text-[16pt]';
const METRIC =
  'col-span-full mt-8 flex w-[min(260px,100%)] flex-col-reverse border-t border-night-rule pt-4 self-end lg:col-[11/-1] lg:mt-0 lg:w-auto';

/** A testimonial, attributed to a role and an industry, with its figure. */
export function ClientSlide({ label, industry, metric, testimonial }: Props) {
  return (
    <div
      className="carousel-slide snap-start snap-always"
      role="group"
      aria-roledescription="slide"
      aria-label={label}
    >
      <div className="wrap grid-12 h-full scheme-dark">
        <figure className="col-span-full lg:col-span-8">
          <blockquote>
            <p className={QUOTE}>{testimonial.quote}</p>
          </blockquote>
          <figcaption className="mt-7 text-md text-on-night-2">
            <b className="block font-medium text-on-night">{testimonial.role}</b> {industry}{' '}
            <PlaceholderTag className="ml-1 text-amber" source={testimonial.source} />
          </figcaption>
        </figure>
        <dl className={METRIC}>
          <dt className="mt-2.5 text-small/note text-on-night-2">{metric.scope}</dt>
          <dd className="text-stat-xl/none tracking-stat whitespace-nowrap print:text-[24pt]">
            <StatValue value={metric.value} suffix={metric.suffix} />
          </dd>
        </dl>
      </div>
    </div>
  );
}

import type { home } from '@vantedge/content-site';
import { Quote, StatList } from '@vantedge/shared-ui';

interface Props extends Pick<(typeof home.clients.items)[number], 'industry' | 'metric' | 'testimonial'> {
  /** "1 of 3" */
  label: string;
}

const METRIC =
  'col-span-full mt-8 w-[min(260px,100%)] self-end border-t border-night-rule pt-4 lg:col-[11/-1] lg:mt-0 lg:w-auto';

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
        <Quote
          {...testimonial}
          industry={industry}
          stacked
          className="col-span-full lg:col-span-8"
          textClassName="text-quote/tight tracking-snug text-pretty print:text-[16pt]"
          captionClassName="mt-7 text-md text-on-night-2"
          roleClassName="text-on-night"
        />
        <StatList
          items={[{ value: metric.value, suffix: metric.suffix, label: metric.scope }]}
          className={METRIC}
          labelClassName="mt-2.5 text-small/note text-on-night-2"
          valueClassName="text-stat-xl whitespace-nowrap print:text-[24pt]"
        />
      </div>
    </div>
  );
}

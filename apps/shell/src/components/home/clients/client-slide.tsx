import type { home } from '@vantedge/content-site';
import { StatValue, PlaceholderTag } from '@vantedge/shared-ui';

interface Props extends Pick<(typeof home.clients.items)[number], 'industry' | 'metric' | 'testimonial'> {
  /** "1 of 3" */
  label: string;
}

/** A testimonial, attributed to a role and an industry, with its figure. */
export function ClientSlide({ label, industry, metric, testimonial }: Props) {
  return (
    <div className="carousel-slide" role="group" aria-roledescription="slide" aria-label={label}>
      <div className="wrap">
        <figure>
          <blockquote>
            <p>{testimonial.quote}</p>
          </blockquote>
          <figcaption>
            <b>{testimonial.role}</b> {industry} <PlaceholderTag source={testimonial.source} />
          </figcaption>
        </figure>
        <dl className="client-metric">
          <dt>{metric.scope}</dt>
          <dd>
            <StatValue value={metric.value} suffix={metric.suffix} />
          </dd>
        </dl>
      </div>
    </div>
  );
}

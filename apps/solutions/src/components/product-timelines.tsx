import { LinkArrow, RuleList, SectionTitle } from '@vantedge/shared-ui';
import { useId } from 'react';
import { type Phase, PhaseRibbon } from './phase-ribbon.tsx';

interface ProductTimelinesProps {
  caption: string;
  ticks: readonly { at: number; label: string }[];
  products: readonly Phase[];
  services: { title: string; items: readonly string[]; more: { label: string; to: string } };
}

/** Products on one time scale, beside the services around them. */
export function ProductTimelines({ caption, ticks, products, services }: ProductTimelinesProps) {
  const servicesId = useId();
  return (
    <div className="lg:grid-12">
      <div className="lg:col-span-8">
        <SectionTitle className="max-w-title" />
        <PhaseRibbon caption={caption} phases={products} ticks={ticks} parallel />
      </div>
      <div className="max-lg:mt-8 lg:col-span-3 lg:col-start-10 lg:self-end">
        <h3 id={servicesId}>{services.title}</h3>
        <RuleList
          className="mt-3.5 border-rule max-lg:*:break-inside-avoid 2xs:max-lg:columns-2 2xs:max-lg:gap-x-gutter md:max-lg:gap-x-8 lg:border-t"
          items={services.items}
          labelledBy={servicesId}
        />
        <LinkArrow className="mt-4 leading-snug" to={services.more.to}>
          {services.more.label}
        </LinkArrow>
      </div>
    </div>
  );
}

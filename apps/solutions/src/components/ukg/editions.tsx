import { LinkArrow, RuleList } from '@vantedge/shared-ui';
import { PhaseRibbon, type Phase } from '../phase-ribbon.tsx';

interface Props {
  /** Id of the heading that names the section. */
  id: string;
  title: string;
  caption: string;
  ticks: readonly { at: number; label: string }[];
  products: readonly Phase[];
  services: { title: string; items: readonly string[]; more: { label: string; to: string } };
}

/** Products on one time scale, beside the services around them. */
export function Editions({ id, title, caption, ticks, products, services }: Props) {
  return (
    <div className="lg:grid-12">
      <div className="lg:col-span-8">
        <h2 className="max-w-[14em]" id={id}>
          {title}
        </h2>
        <PhaseRibbon caption={caption} phases={products} ticks={ticks} parallel />
      </div>
      <div className="max-lg:mt-12 lg:col-span-3 lg:col-start-10 lg:self-end">
        <h3 id={`${id}-services`}>{services.title}</h3>
        <RuleList
          className="mt-3.5 border-rule md:max-lg:columns-2 md:max-lg:gap-x-8 md:max-lg:*:break-inside-avoid lg:border-t"
          items={services.items}
          labelledBy={`${id}-services`}
        />
        <LinkArrow className="mt-4 leading-snug" to={services.more.to}>
          {services.more.label}
        </LinkArrow>
      </div>
    </div>
  );
}

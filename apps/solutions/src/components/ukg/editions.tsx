import { LinkArrow, PhaseRibbon, RuleList, type Phase } from '@vantedge/shared-ui';

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
    <div className="editions">
      <div className="ed-products">
        <h2 id={id}>{title}</h2>
        <PhaseRibbon caption={caption} phases={products} ticks={ticks} parallel />
      </div>
      <div className="ed-services">
        <h3 id={`${id}-services`}>{services.title}</h3>
        <RuleList items={services.items} labelledBy={`${id}-services`} />
        <LinkArrow to={services.more.to}>{services.more.label}</LinkArrow>
      </div>
    </div>
  );
}

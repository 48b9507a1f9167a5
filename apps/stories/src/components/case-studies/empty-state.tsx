import type { CaseStudiesPage } from '@vantedge/content-stories';
import { Button, ButtonLink, RelatedLinks, Section } from '@vantedge/shared-ui';
import type { FilterSelection } from './filter-selection.ts';

interface Props {
  labels: CaseStudiesPage['empty'];
  selection: FilterSelection;
  onReset: () => void;
}

/** No results: says so, offers to clear the filter, and links to related pages. */
export function EmptyState({ labels, selection: { industry, service }, onReset }: Props) {
  const filterText = [industry?.name, service?.name].filter(Boolean).join(', ');
  const pages = [industry?.page, service?.page, labels.related].filter((page) => page !== undefined);
  return (
    <Section className="empty-state" labelledBy="empty-title">
      <div className="es-text">
        <h2 id="empty-title">
          {labels.title} <em>{filterText}</em>
        </h2>
        <p>{labels.text}</p>
        <div className="button-row">
          <Button tone="solid" onClick={onReset}>
            {labels.reset}
          </Button>
          <ButtonLink tone="line" to={labels.action.to}>
            {labels.action.label}
          </ButtonLink>
        </div>
      </div>
      <RelatedLinks items={pages} stacked />
    </Section>
  );
}

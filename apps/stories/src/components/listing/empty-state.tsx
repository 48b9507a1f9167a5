import type { CaseStudiesPage } from '@vantedge/content-stories';
import { Button, ButtonLink, RelatedLinks, Section } from '@vantedge/shared-ui';
import type { FilterSelection } from './filter-selection.ts';

interface Props {
  words: CaseStudiesPage['empty'];
  selection: FilterSelection;
  onReset: () => void;
}

/** No results: says so, offers to clear the filter, and links to related pages. */
export function EmptyState({ words, selection: { industry, service }, onReset }: Props) {
  const asked = [industry?.name, service?.name].filter(Boolean).join(', ');
  const pages = [industry?.page, service?.page, words.related].filter((page) => page !== undefined);
  return (
    <Section className="empty-state" labelledBy="empty-title">
      <div className="es-text">
        <h2 id="empty-title">
          {words.title} <em>{asked}</em>
        </h2>
        <p>{words.text}</p>
        <div className="button-row">
          <Button tone="solid" onClick={onReset}>
            {words.reset}
          </Button>
          <ButtonLink tone="line" to={words.action.to}>
            {words.action.label}
          </ButtonLink>
        </div>
      </div>
      <RelatedLinks items={pages} stacked />
    </Section>
  );
}

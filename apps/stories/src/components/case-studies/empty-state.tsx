import type { CaseStudiesPage } from '@vantedge/content-stories';
import { Button, ButtonLink, ButtonRow, RelatedLinks, Section, SectionTitle } from '@vantedge/shared-ui';
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
    <Section
      layout="free"
      title={
        <>
          {labels.title} <em className="block text-balance">{filterText}</em>
        </>
      }
    >
      <div className="grid-12 items-end">
        <div className="col-span-full lg:col-span-7">
          <SectionTitle />
          <p className="mt-4.5 max-w-prose text-slate">{labels.text}</p>
          <ButtonRow className="mt-7 max-md:*:w-full">
            <Button tone="solid" onClick={onReset}>
              {labels.reset}
            </Button>
            <ButtonLink tone="line" to={labels.action.to}>
              {labels.action.label}
            </ButtonLink>
          </ButtonRow>
        </div>
        <div className="col-span-full max-lg:mt-12 lg:col-start-9 lg:-col-end-1">
          <RelatedLinks items={pages} stacked />
        </div>
      </div>
    </Section>
  );
}

import { caseStudies } from '@vantedge/content-stories';
import { useRef, useState } from 'react';
import { FilterBar } from './filter-bar.tsx';
import { filterCases, type FilterSelection, resultSentence } from './filter-selection.ts';

const { filters, industries, services, cases } = caseStudies;

interface Props extends FilterSelection {
  open?: boolean;
  unknown?: boolean;
}

/** A filter bar whose selection is not in the URL. */
function Bar({ open = true, unknown = false, ...start }: Props) {
  const [selection, choose] = useState<FilterSelection>(start);
  const result = useRef<HTMLParagraphElement>(null);
  const count = filterCases(cases, selection).length;
  return (
    <FilterBar
      listing={caseStudies}
      result={result}
      filter={{
        selection: { ...selection, unknown },
        narrowed: Boolean(selection.industry ?? selection.service),
        open,
        opened: false,
        toggle: () => {},
        choose,
      }}
      sentence={resultSentence(filters, { selection, count })}
      onClear={() => choose({})}
    />
  );
}

export const examples = {
  'no selection': <Bar />,
  'an industry and a service': <Bar industry={industries[0]} service={services[0]} />,
  'closed, with a selection': <Bar open={false} industry={industries[0]} />,
  'an unknown option in the URL': <Bar unknown />,
};

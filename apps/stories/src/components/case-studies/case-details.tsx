import type { CaseDetails as Details, CaseDetailsLabels } from '@vantedge/content-stories';
import { Icon, PlainList } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { inOneLine } from '../in-one-line.ts';

type Props = Details & {
  title: string;
  labels: CaseDetailsLabels;
  /** At full width, with the three lists side by side. */
  wide?: boolean;
};

const SUMMARY =
  'flex min-h-12 cursor-pointer list-none items-center gap-2.5 font-medium decoration-1 underline-offset-[0.25em] hover:underline [&::-webkit-details-marker]:hidden';
const COLUMNS =
  'md:grid md:max-w-none md:grid-cols-3 md:gap-x-gutter md:[&>p]:col-span-full md:[&>p]:max-w-[62ch]';

/** Details of an illustrative case: description, team, challenges, solutions and results. */
export function CaseDetails({ title, labels, wide, description, teamSize, ...details }: Props) {
  return (
    <details className="group col-span-full mt-3 text-md/normal">
      <summary className={SUMMARY}>
        <Icon name="chevron" className="transition-transform group-open:rotate-180 print:hidden" />
        <span>
          {labels.summary} <span className="sr-only">{title}</span>
        </span>
      </summary>
      <div className={clsx('max-w-[62ch] text-slate', wide && COLUMNS)}>
        <p>{description}</p>
        <p className="mt-3">
          <b className="mr-1.5 font-medium text-ink">{labels.teamSize}</b> {inOneLine(teamSize).value}
        </p>
        {(['challenges', 'solutions', 'results'] as const).map((part) => (
          <div key={part} className="mt-5">
            <h4 className="font-medium text-ink">{labels[part]}</h4>
            <PlainList className="mt-1.5 *:py-1 *:text-md *:before:top-[0.92em]" items={details[part]} />
          </div>
        ))}
      </div>
    </details>
  );
}

import { dashRows, List, SectionTitle, type StatParts, StatValue } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';

interface AcceptanceTermsProps {
  lead: string;
  acceptance: StatParts & { label: string };
  funnel: Omit<ComponentProps<typeof Funnel>, 'accepted'>;
  terms: readonly { stat: StatParts & { label: string }; text?: string }[];
}

/** The acceptance rate as a funnel, and the terms for accepted candidates. */
export function AcceptanceTerms({ lead, acceptance, funnel, terms }: AcceptanceTermsProps) {
  return (
    <div className="acceptance-terms lg:grid-12 lg:items-end">
      <div className="lg:col-span-7">
        <SectionTitle />
        <p className="mt-4 text-slate">{lead}</p>
        <figure className="mt-stack">
          <Funnel {...funnel} accepted={Number(acceptance.value)} />
          <figcaption className="mt-3 text-slate md:mt-6">
            <b className="figure mr-1.5 text-stat-xl leading-none font-normal tracking-stat text-ink md:text-call">
              <StatValue {...acceptance} />
            </b>{' '}
            {acceptance.label}
          </figcaption>
        </figure>
      </div>
      <List className="ruled-rows max-lg:mt-7 lg:col-span-4 lg:col-start-9">
        {terms.map(({ stat, text }) => (
          <li
            key={stat.label}
            className="grid label-cols-24 items-baseline gap-x-gutter pt-3.5 pb-3.5 md:pt-5.5 md:pb-6.5"
          >
            <p className="figure text-7xl/none tracking-stat">
              <StatValue {...stat} />
            </p>
            <div>
              <h3 className="font-text text-lg/note font-medium tracking-normal">{stat.label}</h3>
              {text && <p className="text-md text-slate">{text}</p>}
            </div>
          </li>
        ))}
      </List>
    </div>
  );
}

interface FunnelProps {
  applicants: number;
  accepted: number;
  labels: { applicants: string; accepted: string };
  /** The screening steps. How many pass each one is not known, so only the ends are counted. */
  steps: readonly string[];
}

/** Pixels between the centers of two dots, and the height of the drawing. */
const DOT_PITCH = 10;
const FUNNEL_HEIGHT = 100;

/** Applicants as dots before the screening steps, and those who are accepted after them. */
function Funnel({ applicants, accepted, labels, steps }: FunnelProps) {
  const column = 100;
  const width = (steps.length + 2) * column;
  const middle = FUNNEL_HEIGHT / 2;
  const end = width - column;
  const exit = (accepted * DOT_PITCH) / 2;
  const dots = { pitch: DOT_PITCH, dash: 0.01 };
  // Half the height of the funnel at a position between its two ends.
  const reach = (x: number) => middle - ((x - column) / (end - column)) * (middle - exit);
  return (
    <>
      <svg
        className="h-auto w-full overflow-visible fill-none stroke-service"
        viewBox={`0 0 ${width} ${FUNNEL_HEIGHT}`}
        aria-hidden="true"
      >
        <path
          className="fill-service/10 stroke-none"
          d={`M${column} 0L${end} ${middle - exit}v${2 * exit}L${column} ${FUNNEL_HEIGHT}z`}
        />
        {steps.map((step, index) => {
          const x = column * (index + 1.5);
          return <path key={step} strokeWidth="1.5" d={`M${x} ${middle - reach(x)}v${2 * reach(x)}`} />;
        })}
        <g strokeWidth="6" strokeLinecap="round" strokeDasharray={`0 ${DOT_PITCH}`}>
          <path
            className="funnel-in stroke-draw-rest"
            d={dashRows({ ...dots, count: applicants, columns: 10, x: 3, y: DOT_PITCH / 2 })}
          />
          <path
            className="funnel-out"
            d={dashRows({
              ...dots,
              count: accepted,
              columns: 1,
              x: end + 12,
              y: middle - exit + DOT_PITCH / 2,
            })}
          />
        </g>
      </svg>
      <List
        ordered
        className="mt-3 grid equal-cols-(--columns) text-center text-2xs/snug text-slate max-[20rem]:wrap-anywhere md:text-small/snug"
        style={{ '--columns': steps.length + 2 }}
      >
        <li className="text-left">{labels.applicants}</li>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li className="pl-2 text-left font-medium text-ink">{labels.accepted}</li>
      </List>
    </>
  );
}

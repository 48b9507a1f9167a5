import type { CaseDetails as Details, CaseDetailsLabels } from '@vantedge/content-stories';
import { Disclosure, PlainList } from '@vantedge/shared-ui';
import { inOneLine } from '../in-one-line.ts';

type Props = Details & { title: string; labels: CaseDetailsLabels };

/** Details of an illustrative case: description, team, challenges, solutions and results. */
export function CaseDetails({ title, labels, description, teamSize, ...details }: Props) {
  return (
    <div className="case-details">
      <Disclosure
        summary={
          <span>
            {labels.summary} <span className="visually-hidden">{title}</span>
          </span>
        }
      >
        <p>{description}</p>
        <p>
          <b>{labels.teamSize}</b> {inOneLine(teamSize).value}
        </p>
        {(['challenges', 'solutions', 'results'] as const).map((part) => (
          <div key={part} className="case-detail">
            <h4>{labels[part]}</h4>
            <PlainList items={details[part]} />
          </div>
        ))}
      </Disclosure>
    </div>
  );
}

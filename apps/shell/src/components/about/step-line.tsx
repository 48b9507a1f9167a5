import { type StatParts, StatValue, Section, SectionHead } from '@vantedge/shared-ui';

interface Step {
  title: string;
  text: string;
  stat: StatParts;
  label: string;
}

interface Props {
  title: string;
  lead: string;
  steps: readonly Step[];
}

/** Numbered steps on a line that continues past the last one. */
export function StepLine({ title, lead, steps }: Props) {
  return (
    <Section surface="dark" className="approach" labelledBy="approach-title">
      <SectionHead id="approach-title" title={title} lead={lead} />
      <ol className="step-line" role="list">
        {steps.map(({ title: step, text, stat, label }) => (
          <li key={step}>
            <h3>{step}</h3>
            <p>{text}</p>
            <dl>
              <dt>{label}</dt>
              <dd>
                <StatValue {...stat} />
              </dd>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import { List, Section, type StatParts, StatValue } from '@vantedge/shared-ui';

interface Step {
  title: string;
  text: string;
  stat: StatParts;
  label: string;
}

interface StepLineProps {
  title: string;
  lead: string;
  steps: readonly Step[];
}

/** A dot on the line, which is above the step, or left of it on phones; dashed after the last. */
const STEP = [
  'relative grid grid-rows-auto-fill-auto border-on-dark last:border-dashed last:border-on-dark-2',
  'max-md:border-l max-md:pb-8 max-md:pl-7 max-md:last:pb-0',
  'md:border-t md:pt-7 md:pr-gutter-1.5',
  'before:absolute before:size-2.25 before:rounded-full before:bg-on-dark',
  'max-md:before:top-2.75 max-md:before:-left-1.25 md:before:-top-1.25 md:before:left-0',
].join(' ');

/** Numbered steps on a line that continues past the last one. */
export function StepLine({ title, lead, steps }: StepLineProps) {
  return (
    <Section id="approach" surface="dark" title={title} lead={lead} space="figure">
      <List ordered className="grid max-md:ml-1.25 md:grid-cols-2 md:gap-y-14 lg:grid-cols-4">
        {steps.map(({ title: step, text, stat, label }) => (
          <li key={step} className={STEP}>
            <h3 className="text-quote">{step}</h3>
            <p className="mt-3 text-on-dark-2 md:max-w-tight">{text}</p>
            <dl className="flex items-baseline gap-x-3 max-md:mt-4 max-md:flex-row-reverse max-md:flex-wrap-reverse max-md:justify-end md:mt-7 md:flex-col-reverse">
              <dt className="text-small/note text-on-dark-2 md:mt-2">{label}</dt>
              <dd className="figure text-stat/none tracking-stat whitespace-nowrap">
                <StatValue {...stat} />
              </dd>
            </dl>
          </li>
        ))}
      </List>
    </Section>
  );
}

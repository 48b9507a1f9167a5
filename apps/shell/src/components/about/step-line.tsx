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

/** A dot on the line, which is above the step, or left of it on phones; dashed after the last. */
const STEP = [
  'relative grid grid-rows-[auto_1fr_auto] border-on-night last:border-dashed last:border-on-night-2',
  'max-md:border-l max-md:pb-11 max-md:pl-7 max-md:last:pb-0',
  'md:border-t md:pt-7 md:pr-[calc(var(--gutter)*1.25)]',
  'before:absolute before:size-2.25 before:rounded-full before:bg-on-night',
  'max-md:before:top-2.75 max-md:before:-left-1.25 md:before:-top-1.25 md:before:left-0',
].join(' ');

/** Numbered steps on a line that continues past the last one. */
export function StepLine({ title, lead, steps }: Props) {
  return (
    <Section surface="dark" labelledBy="approach-title">
      <SectionHead id="approach-title" title={title} lead={lead} />
      <ol className="mt-figure grid max-md:ml-1.25 md:grid-cols-2 md:gap-y-14 lg:grid-cols-4" role="list">
        {steps.map(({ title: step, text, stat, label }) => (
          <li key={step} className={STEP}>
            <h3 className="text-quote">{step}</h3>
            <p className="mt-3 text-on-night-2 md:max-w-[30ch]">{text}</p>
            <dl className="flex flex-col-reverse max-md:mt-5.5 md:mt-7">
              <dt className="mt-2 text-small/note text-on-night-2">{label}</dt>
              <dd className="text-stat/none tracking-stat whitespace-nowrap">
                <StatValue {...stat} />
              </dd>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import type { about } from '@vantedge/content-site';
import { LinkArrow, Pictogram, RuleList, Section, SectionTitle } from '@vantedge/shared-ui';

const HEAD = [
  'col-span-full pr-6 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-end md:max-xl:gap-x-12',
  'xl:sticky xl:top-34 xl:col-span-3',
].join(' ');

const GRID = [
  'col-span-full mt-10 grid gap-x-gutter-1.5 gap-y-7 md:grid-cols-2 md:gap-y-12',
  'lg:grid-cols-3 lg:gap-y-16 xl:col-start-4 xl:mt-0 print:mt-7 print:grid-cols-3 print:gap-y-8',
].join(' ');

const CARD = [
  'row-span-4 grid grid-rows-subgrid content-start gap-y-0 border-t border-rule pt-4 md:pt-6',
  'print:break-inside-avoid',
].join(' ');

/** Six claims with figures and details. The heading is sticky. */
export function DifferentiatorGrid({ title, lead, action, items }: typeof about.differentiators) {
  return (
    <Section id="differentiators" layout="free" surface="tint" title={title}>
      <div className="grid-12 items-start print:block">
        <div className={HEAD}>
          <SectionTitle />
          <p className="text-slate max-md:mt-4 md:max-w-narrow xl:mt-5">{lead}</p>
          <LinkArrow className="mt-2 justify-self-start md:max-xl:col-start-2 xl:mt-3" to={action.to}>
            {action.label}
          </LinkArrow>
        </div>
        <div className={GRID}>
          {items.map(({ title: claim, text, points, ...drawing }) => (
            <article key={claim} className={CARD}>
              <Pictogram {...drawing} beside />
              <h3 className="mt-4 md:mt-6">{claim}</h3>
              <p className="mt-2.5 text-slate">{text}</p>
              <RuleList
                className="mt-3 *:border-t *:border-b-0 *:border-line max-md:*:py-1.5 md:mt-4.5"
                items={points}
              />
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

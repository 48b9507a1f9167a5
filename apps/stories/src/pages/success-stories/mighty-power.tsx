import { mightyPower } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { DataTable, Section, SheetHero, SheetPage } from '@vantedge/shared-ui';
import { StoriesPlate } from '../../components/story/stories-plate.tsx';
import { Timesheet } from '../../components/story/timesheet.tsx';

/** A sample, tagged before its first sentence. */
export default function MightyPowerPage() {
  const { hero, timesheet, sums, closing } = mightyPower;
  return (
    <>
      <SheetPage>
        <Seo page={mightyPower} />
        <SheetHero layout="below" {...hero} document={<Timesheet {...timesheet} />} />
        <Section layout="split" title={sums.title} lead={sums.text} action={sums.action} className="pb-0">
          <DataTable caption={sums.caption} columns={sums.columns} rows={sums.rows} />
        </Section>
        <Section label={sums.annual.label} className="pt-section-sm">
          <p className="flex flex-wrap items-baseline gap-x-6">
            <span className="figure text-[clamp(4.25rem,15.5vw,14rem)]/none tracking-figure text-teal max-2xs:text-7xl max-[20rem]:text-5xl">
              {sums.annual.value}
            </span>{' '}
            <span className="text-slate">{sums.annual.label}</span>
          </p>
        </Section>
      </SheetPage>
      <StoriesPlate {...closing} />
    </>
  );
}

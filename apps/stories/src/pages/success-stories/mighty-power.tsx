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
        <Section layout="split" title={sums.title} lead={sums.text} action={sums.action}>
          <DataTable caption={sums.caption} columns={sums.columns} rows={sums.rows} />
          <p className="mt-8 lg:-ml-[70%]">
            <span className="figure block text-[clamp(4.5rem,15.5vw,14rem)]/none tracking-figure text-teal">
              {sums.annual.value}
            </span>{' '}
            <span className="mt-2 block text-slate lg:text-right">{sums.annual.label}</span>
          </p>
        </Section>
      </SheetPage>
      <StoriesPlate {...closing} />
    </>
  );
}

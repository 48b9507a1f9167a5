import { mightyPower } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCta, DataTable, LinkArrow, PageHero, Section, SectionTitle, Tag } from '@vantedge/shared-ui';
import { SeatOutlines } from '../../components/story/seat-outlines.tsx';

/** A sample, tagged before its first sentence. */
export default function MightyPowerPage() {
  const { hero, sums } = mightyPower;
  return (
    <>
      <Seo page={mightyPower.meta} />
      <PageHero
        variant="inner"
        sky="night"
        breadcrumb={mightyPower.breadcrumb}
        name={hero.name}
        title={hero.title}
        lead={
          <>
            <span className="mb-4 block scheme-dark">
              <Tag>{mightyPower.illustrative}</Tag>
            </span>{' '}
            {hero.lead}
          </>
        }
        actions={hero.actions}
      >
        <SeatOutlines {...mightyPower.cover} />
      </PageHero>
      <Section>
        <div className="grid-12 items-start">
          <div className="col-span-full lg:col-span-4">
            <SectionTitle>{sums.title}</SectionTitle>
            <p className="my-5 max-w-brief text-slate">{sums.text}</p>
            <LinkArrow to={sums.action.to}>{sums.action.label}</LinkArrow>
          </div>
          <div className="col-span-full max-lg:mt-9 lg:col-start-6 lg:-col-end-1">
            <DataTable caption={sums.caption} columns={sums.columns} rows={sums.rows} totals={sums.totals} />
          </div>
        </div>
      </Section>
      <ClosingCta {...mightyPower.closing} />
    </>
  );
}

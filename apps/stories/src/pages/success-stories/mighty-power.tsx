import { mightyPower } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCta, DataTable, PageHero, Section, Tag } from '@vantedge/shared-ui';
import { SeatOutlines } from '../../components/story/seat-outlines.tsx';

/** A sample, tagged before its first sentence. */
export default function MightyPowerPage() {
  const { hero, sums } = mightyPower;
  return (
    <>
      <Seo page={mightyPower} />
      <PageHero
        variant="inner"
        sky="night"
        breadcrumb={mightyPower.hero.breadcrumb}
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
      <Section layout="split" title={sums.title} lead={sums.text} action={sums.action}>
        <div className="max-lg:mt-3">
          <DataTable caption={sums.caption} columns={sums.columns} rows={sums.rows} totals={sums.totals} />
        </div>
      </Section>
      <ClosingCta {...mightyPower.closing} />
    </>
  );
}

import { mightyPower } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCta, DataTable, LinkArrow, PageHero, Section, Tag } from '@vantedge/shared-ui';
import { EmptyShelf } from '../../components/story/empty-shelf.tsx';

/** An illustrative example, tagged before its first sentence. */
export default function MightyPowerPage() {
  const { hero, sums } = mightyPower;
  return (
    <>
      <Seo page={mightyPower.meta} />
      <PageHero
        variant="inner"
        breadcrumb={mightyPower.breadcrumb}
        name={hero.name}
        title={hero.title}
        lead={
          <>
            <span className="example-tag">
              <Tag>{mightyPower.illustrative}</Tag>
            </span>{' '}
            {hero.lead}
          </>
        }
        actions={hero.actions}
      >
        <EmptyShelf {...mightyPower.cover} />
      </PageHero>
      <Section labelledBy="sums-title" className="example-sums">
        <div>
          <h2 id="sums-title">{sums.title}</h2>
          <p>{sums.text}</p>
          <LinkArrow to={sums.action.to}>{sums.action.label}</LinkArrow>
        </div>
        <DataTable caption={sums.caption} columns={sums.columns} rows={sums.rows} totals={sums.totals} />
      </Section>
      <ClosingCta {...mightyPower.closing} />
    </>
  );
}

import { successStories } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCta, PageHero, StatRow } from '@vantedge/shared-ui';
import { CardCover } from '../components/card-cover.tsx';
import { FeaturePlate, MethodList } from '../components/success-stories.tsx';
import { labeledStats } from '../components/labeled-stats.ts';
import { Shelf } from '../components/shelf.tsx';

export default function SuccessStoriesPage() {
  const { meta, breadcrumb, hero, label, partnership, publisher, covers, method, closing } = successStories;
  return (
    <>
      <Seo page={meta} />
      <PageHero
        variant="inner"
        breadcrumb={breadcrumb}
        name={hero.name}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
      >
        <StatRow items={labeledStats(hero.stats)} />
      </PageHero>
      <section className="pt-section" aria-label={label}>
        <div className="wrap">
          <FeaturePlate {...partnership}>
            <CardCover {...covers.cards} surface="tint" />
          </FeaturePlate>
          <FeaturePlate {...publisher}>
            <Shelf departments={covers.departments} />
          </FeaturePlate>
        </div>
      </section>
      <MethodList {...method} />
      <ClosingCta {...closing} />
    </>
  );
}

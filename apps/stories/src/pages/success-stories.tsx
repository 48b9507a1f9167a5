import { type FeaturedStory, successStories } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  HeadingText,
  LinkArrow,
  MetaLine,
  PageHero,
  SiteLink,
  StatList,
  StatRow,
} from '@vantedge/shared-ui';
import { Plate } from '../components/plate.tsx';

export default function SuccessStoriesPage() {
  const { hero, label, partnership, publisher, closing } = successStories;
  return (
    <>
      <Seo page={successStories} />
      <PageHero
        variant="inner"
        sky="dawn-cebu"
        breadcrumb={hero.breadcrumb}
        name={hero.name}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
      >
        <StatRow items={hero.stats} compact />
      </PageHero>
      <section aria-label={label}>
        <FeaturedPlate {...partnership} />
        <FeaturedPlate {...publisher} />
      </section>
      <ClosingCta {...closing} />
    </>
  );
}

/** A story: its cover from edge to edge with the title on it, what it says, and its results. */
function FeaturedPlate({ title, to, cover, parts, text, color, action, stats }: FeaturedStory) {
  return (
    <article className="pb-section" data-color={color}>
      <Plate cover={cover} wide className="min-h-80 md:min-h-[clamp(24rem,32vw,36rem)]">
        <div className="page-edge pt-16 pb-10 md:pb-14">
          <h2 className="max-w-[12em] text-[clamp(2.125rem,0.6rem+6vw,6.5rem)]/display tracking-tight text-balance text-[var(--foil)]">
            <SiteLink
              className="no-underline hover:underline hover:decoration-2 hover:underline-offset-8"
              to={to}
            >
              <HeadingText>{title}</HeadingText>
            </SiteLink>
          </h2>
        </div>
      </Plate>
      <div className="page-edge grid-12 gap-y-8 pt-section-sm">
        <div className="col-span-full lg:col-span-7">
          <MetaLine className="mt-0" parts={parts} />
          <p className="mt-3 max-w-prose font-display text-lead/snug tracking-snug">{text}</p>
          <LinkArrow className="mt-5" to={to} subject={title}>
            {action}
          </LinkArrow>
        </div>
        <StatList layout="lines" items={stats} className="col-span-full lg:col-start-9 lg:-col-end-1" />
      </div>
    </article>
  );
}

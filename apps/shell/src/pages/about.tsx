import { about } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { ClosingCta, PageNavigation } from '@vantedge/shared-ui';
import { AdvantageRows } from '../components/about/advantage-rows.tsx';
import { DifferentiatorGrid } from '../components/about/differentiator-grid.tsx';
import { PeopleDots } from '../components/about/people-dots.tsx';
import { StepLine } from '../components/about/step-line.tsx';
import { CompanyTimeline } from '../components/about/company-timeline.tsx';
import { DialHero } from '../components/about/dial-hero.tsx';

/** Shown at two paths. */
export default function AboutPage() {
  const { people, ...closing } = about.closing;
  return (
    <>
      <Seo page={about} />
      <DialHero {...about.hero} />
      <PageNavigation sections={about.sections} />
      <CompanyTimeline {...about.record} />
      <AdvantageRows {...about.advantages} />
      <DifferentiatorGrid {...about.differentiators} />
      <StepLine {...about.approach} />
      <PeopleDots {...people} />
      <ClosingCta {...closing} continues />
    </>
  );
}

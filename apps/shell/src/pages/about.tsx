import { about } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { ClosingCta, PageNavigation } from '@vantedge/shared-ui';
import {
  AdvantageRows,
  DifferentiatorGrid,
  PeopleDots,
  StepLine,
  CompanyTimeline,
} from '../components/about/about.tsx';
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

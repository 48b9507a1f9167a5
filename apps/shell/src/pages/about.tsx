import { about } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { ClosingCta, PageNavigation } from '@vantedge/shared-ui';
import {
  AdvantageRows,
  DifferentiatorGrid,
  PeopleField,
  StepLine,
  YearRule,
} from '../components/about/about.tsx';
import { DialHero } from '../components/about/dial-hero.tsx';

/** Shown at two paths. */
export default function AboutPage() {
  const { people, ...closing } = about.closing;
  return (
    <>
      <Seo page={about.meta} />
      <DialHero {...about.hero} />
      <PageNavigation sections={about.sections} />
      <YearRule {...about.record} />
      <AdvantageRows {...about.advantages} />
      <DifferentiatorGrid {...about.differentiators} />
      <StepLine {...about.approach} />
      <PeopleField {...people} />
      <ClosingCta {...closing} continues />
    </>
  );
}

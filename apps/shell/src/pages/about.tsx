import { about } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { ClosingCta } from '@vantedge/shared-ui';
import { AdvantageRows } from '../components/about/advantage-rows.tsx';
import { DialHero } from '../components/about/dial-hero.tsx';
import { DifferentiatorGrid } from '../components/about/differentiator-grid.tsx';
import { PeopleField } from '../components/about/people-field.tsx';
import { StepLine } from '../components/about/step-line.tsx';
import { YearRule } from '../components/about/year-rule.tsx';

/** Shown at two paths. */
export default function AboutPage() {
  const { people, title, strong, text, actions } = about.closing;
  return (
    <>
      <Seo page={about.meta} />
      <DialHero {...about.hero} />
      <YearRule {...about.record} />
      <AdvantageRows {...about.advantages} />
      <DifferentiatorGrid {...about.differentiators} />
      <StepLine {...about.approach} />
      <PeopleField {...people} />
      <ClosingCta
        title={title}
        text={
          <>
            <b>{strong}</b>
            {text}
          </>
        }
        actions={actions}
        continues
      />
    </>
  );
}

import { Button } from './button.tsx';
import { HeroFrame, PageHero, PageTitle } from './page-hero.tsx';
import { StatRow } from './stat.tsx';

const breadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Solutions', to: '/solutions' },
  { label: 'Implementation services' },
];
const lead =
  'The consultants who configure the system take it live, and stay to run it, from an office that is open around the clock.';
const actions = [
  { label: 'Discuss your project', to: '/contact' },
  { label: 'Read the story', to: '/stories' },
];

export const examples = {
  'inner, with a stat row': (
    <PageHero
      variant="inner"
      sky="noon"
      breadcrumb={breadcrumb}
      name="Implementation services"
      title="Partner status takes three years. We took one."
      lead={lead}
      actions={actions}
    >
      <StatRow
        items={[
          { value: '140', suffix: '+', label: 'modules delivered' },
          { value: '6.86', unit: '/7', label: 'client satisfaction' },
          { value: '100', suffix: '%', label: 'forecasting accuracy' },
          { value: '24/7', label: 'support' },
        ]}
      />
    </PageHero>
  ),
  'inner, with a sheet at the side': (
    <PageHero
      variant="inner"
      sky="dusk"
      breadcrumb={breadcrumb}
      name="Finance and accounting"
      title="Your ledger, kept around the clock."
      lead={lead}
      actions={actions}
      aside={<p className="figure">$24</p>}
    />
  ),
  'plain, with a real button': (
    <PageHero
      variant="plain"
      sky="dawn-los-angeles"
      title={
        <>
          Four ways in,
          <br />
          <em>one rate.</em>
        </>
      }
      lead={lead}
      actions={actions.slice(0, 1)}
      controls={<Button tone="on-dark">Go back</Button>}
    />
  ),
  'plain, the title alone': <PageHero variant="plain" title="Privacy" />,
  home: (
    <PageHero
      variant="home"
      title={
        <>
          Two cities,
          <br />
          one day
        </>
      }
      lead={lead}
      actions={actions}
    />
  ),
  'a hero with an order of its own': (
    <HeroFrame variant="inner" breadcrumb={breadcrumb}>
      <PageTitle variant="inner" name="Publishing">
        Every page, proofread twice
      </PageTitle>
      <StatRow
        items={[
          { value: '24/7', label: 'coverage' },
          { value: 50, suffix: '+', label: 'people' },
          { value: 12, unit: 'weeks', label: 'to a full team' },
        ]}
      />
    </HeroFrame>
  ),
};

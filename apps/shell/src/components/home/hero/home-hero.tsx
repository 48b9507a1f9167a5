import type { home } from '@vantedge/content-site';
import { PageHero, StatRow } from '@vantedge/shared-ui';
import { StatIcon } from '../stat-icon.tsx';
import { HeroGlow } from './hero-glow.tsx';
import { HeroBackground } from './hero-background.tsx';
import { HeroParticles } from './hero-particles.tsx';
import { HeroTitle } from './hero-title.tsx';
import { HourStage } from './hour-stage.tsx';
import { MeridianClock } from './meridian-clock.tsx';
import { PartnerBadge } from './partner-badge.tsx';
import { useHeroDay } from './use-hero-day.ts';

/** The hero of the home page: title, clock, claims and figures. */
export function HomeHero({
  title,
  lines,
  rotatingWords,
  lead,
  actions,
  claims,
  statistics,
  partner,
}: typeof home.hero) {
  const day = useHeroDay();
  return (
    <HourStage hours={day.hours.length} nearest={day.now?.nearest}>
      <PageHero
        variant="home"
        title={<HeroTitle sentence={title} lines={lines} rotatingWords={rotatingWords} />}
        lead={lead}
        actions={actions}
        background={
          <>
            <HeroBackground />
            <HeroParticles />
            <HeroGlow />
          </>
        }
      >
        <MeridianClock day={day} />
        <div className="mt-stack grid-12">
          <ul className="hero-claims">
            {claims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
          <StatRow
            inset
            items={statistics.map(({ scope, icon, ...stat }) => ({
              ...stat,
              label: scope,
              icon: <StatIcon name={icon} />,
            }))}
          />
          <PartnerBadge {...partner} />
        </div>
      </PageHero>
    </HourStage>
  );
}

import type { home } from '@vantedge/content-site';
import { Icon, List, PageHero, SiteLink, StatRow } from '@vantedge/shared-ui';
import { StatIcon } from '../stat-icon.tsx';
import { HeroBackground } from './hero-background.tsx';
import { HeroGlow, HeroParticles } from './hero-particles.tsx';
import { WorldClock } from './world-clock.tsx';

/** The hero of the home page: title, figures, clock and claims. */
export function HomeHero({
  name,
  title,
  lines,
  rotatingWords,
  lead,
  actions,
  claims,
  statistics,
  partner,
}: typeof home.hero) {
  return (
    // What moves by itself ends where the hero does.
    <div className="overflow-clip">
      <PageHero
        variant="home"
        name={name}
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
        <StatRow
          compact
          items={statistics.map(({ label, icon, ...stat }) => ({
            ...stat,
            label,
            icon: <StatIcon name={icon} />,
          }))}
        />
        <WorldClock />
        <div className="mt-stack">
          <List className="hero-claims">
            {claims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </List>
          <PartnerBadge {...partner} />
        </div>
      </PageHero>
    </div>
  );
}

interface HeroTitleProps {
  /** The headline for screen readers; it never changes. */
  sentence: string;
  /** The visible lines. The rotating word follows the last one. */
  lines: readonly string[];
  rotatingWords: readonly string[];
}

/** The headline: a fixed sentence for screen readers, and lines with a rotating word for display. */
function HeroTitle({ sentence, lines, rotatingWords }: HeroTitleProps) {
  return (
    <>
      <span className="visually-hidden">{sentence}</span>
      <span className="*:block" aria-hidden="true">
        {lines.map((line, index) => (
          <span key={line}>
            {line} {index === lines.length - 1 && <RotatingWord options={rotatingWords} />}
          </span>
        ))}
      </span>
    </>
  );
}

/**
 * The rotating word of the headline, which CSS changes every 2.5 seconds. All words share one grid cell, so that the layout does not
 * shift. Screen readers get the sentence elsewhere.
 */
export const RotatingWord = ({ options }: { options: readonly string[] }) => (
  <span className="rotating-word inline-grid">
    {options.map((word) => (
      <em key={word} data-animated="">
        {word}
      </em>
    ))}
  </span>
);

interface PartnerBadgeProps {
  name: string;
  title: string;
  text: string;
  to: string;
}

const BADGE = 'partner-badge no-underline transition-colors hover:border-on-night-2';

/** Framed link to the partnership page, on large screens only. */
function PartnerBadge({ name, title, text, to }: PartnerBadgeProps) {
  return (
    <SiteLink className={BADGE} to={to}>
      <span>{name}</span>
      <span className="flex-1">
        <b className="mr-2 font-medium text-on-night">{title}</b> {text}
      </span>
      <Icon name="arrow" />
    </SiteLink>
  );
}

import type { home } from '@vantedge/content-site';
import { ButtonRow, HeroFrame, Icon, List, PageTitle, SiteLink, StatRow } from '@vantedge/shared-ui';
import { PauseMotion } from '../pause-motion.tsx';
import { StatIcon } from '../stat-icon.tsx';
import { HandoverSheet } from './handover-sheet.tsx';
import { HeroBackground, HeroGlow } from './hero-background.tsx';
import { OfficeMap } from './office-map.tsx';

/** The first screen from 1200 px on: text and sheet over the map, and the figures at the map's foot. */
const SCREEN = 'xl:grid-12 xl:min-h-[clamp(660px,48vw,800px)] xl:items-start';

const TEXT_LINK =
  'px-1 py-3 font-medium text-on-dark decoration-surface-dark-rule hover:decoration-current lg:px-3';

/** The hero of the home page: what is sold, last night's work, both cities on the map, figures and claims. */
export function HomeHero({ name, title, lines, rotatingWords, ...hero }: typeof home.hero) {
  return (
    // What moves by itself ends where the hero does.
    <div className="overflow-clip">
      <HeroFrame
        variant="home"
        background={
          <>
            <HeroBackground />
            <HeroGlow />
          </>
        }
      >
        <div className={SCREEN}>
          <div className="xl:col-span-8">
            <PageTitle variant="home" name={name}>
              <HeroTitle sentence={title} lines={lines} rotatingWords={rotatingWords} />
            </PageTitle>
            <p className="mt-5 max-w-prose text-lg/normal text-on-dark-2 lg:mt-7">{hero.lead}</p>
            <ButtonRow actions={hero.actions} surface="dark" className="mt-6 max-sm:*:flex-auto lg:mt-8">
              <SiteLink className={TEXT_LINK} to={hero.included.to}>
                {hero.included.label}
              </SiteLink>
            </ButtonRow>
          </div>
          <HandoverSheet className="mt-6 md:mt-8 xl:col-span-4 xl:mt-4.5" />
        </div>
        <OfficeMap />
        <StatRow
          compact
          items={hero.statistics.map(({ label, icon, ...stat }) => ({
            ...stat,
            label,
            icon: <StatIcon name={icon} />,
          }))}
        />
        <div className="mt-section-sm">
          <List className={CLAIMS}>
            {hero.claims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </List>
          <div className="mt-3 flex flex-wrap items-center justify-end gap-x-8 gap-y-4 md:mt-7">
            <PartnerBadge {...hero.partner} />
            <PauseMotion label={hero.pause} />
          </div>
        </div>
      </HeroFrame>
    </div>
  );
}

const CLAIMS = [
  'hero-claims grid gap-x-gutter border-t border-surface-dark-rule text-md/note 2xs:grid-cols-2 lg:grid-cols-4',
  '*:border-b *:border-surface-dark-line *:py-1.75 md:*:py-3 lg:*:border-b-0',
].join(' ');

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
  <span className="rotating-word">
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

const BADGE = [
  'partner-badge flex-1 items-center gap-5 rounded-control border border-surface-dark-line px-5 py-4 text-md text-on-dark-2',
  'no-underline transition-colors hover:border-on-dark-2 max-xl:hidden xl:flex',
].join(' ');

/** Framed link to the partnership page, on large screens only. */
const PartnerBadge = ({ name, title, text, to }: PartnerBadgeProps) => (
  <SiteLink className={BADGE} to={to}>
    <span className="border-r border-surface-dark-line pr-5 text-3xl/none font-medium text-on-dark">
      {name}
    </span>
    <span className="flex-1">
      <b className="mr-2 font-medium text-on-dark">{title}</b> {text}
    </span>
    <Icon name="arrow" />
  </SiteLink>
);

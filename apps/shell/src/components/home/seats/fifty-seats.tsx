import type { home } from '@vantedge/content-site';
import { LinkArrow, Section, Stat, StatLabel, StatNumber, MetaLine } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';
import { Picture } from '../picture.tsx';
import { SeatPlan } from './seat-plan.tsx';

type Props = typeof home.seats & {
  /** Replaces the drawing. */
  photo?: TeamPhoto | undefined;
};

/** The team section, which tells that team's story: a photo, or a drawing of every seat until there is one, and its figures. */
export function FiftySeats({ title, parts, lead, departments, label, metrics, action, photo }: Props) {
  return (
    <Section id="seats" surface="tint" title={title} lead={lead} wideLead>
      {photo ? (
        <Picture {...photo} lazy className="team-photo mb-lead block *:h-auto *:w-full" />
      ) : (
        <SeatPlan departments={departments} label={label} />
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-t border-line pt-4 md:gap-y-6 md:pt-5">
        <dl className="flex flex-wrap gap-x-9 gap-y-3 max-md:gap-x-5 2xs:max-md:grid 2xs:max-md:grid-cols-[1.35fr_1fr_0.9fr] md:gap-x-14">
          {metrics.map(({ value, suffix, label: name }) => (
            <Stat key={name}>
              <StatLabel className="leading-note">{name}</StatLabel>
              <StatNumber className="text-5xl/title tracking-tight" value={`${value}${suffix}`} />
            </Stat>
          ))}
        </dl>
        <div>
          <MetaLine className="mt-0!" parts={parts} />
          <LinkArrow to={action.to}>{action.label}</LinkArrow>
        </div>
      </div>
    </Section>
  );
}

/** A team photo: AVIF and WebP files in several widths, dimensions, and alternative text. */
export type TeamPhoto = Omit<ComponentProps<typeof Picture>, 'lazy' | 'className'>;

/**
 * The photo of the team section. Without one, the section shows the drawing of the fifty seats. To add it, put the
 * files into `src/assets` and import them here as in `hero-background.tsx`, with WebP as the fallback.
 */
export const teamPhoto: TeamPhoto | undefined = undefined;

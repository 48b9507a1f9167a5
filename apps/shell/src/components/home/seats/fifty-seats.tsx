import type { home } from '@vantedge/content-site';
import { LinkArrow, Section, SectionHead } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';
import { Picture } from '../picture.tsx';
import { SeatPlan } from './seat-plan.tsx';

type Props = typeof home.seats & {
  /** Replaces the drawing. */
  photo?: TeamPhoto | undefined;
};

/** The team section: a photo, or a drawing of every seat of one team until there is one. */
export function FiftySeats({ title, lead, departments, label, action, photo }: Props) {
  return (
    <Section surface="tint" labelledBy="seats-title">
      {/* The lead starts one column earlier than in other sections. */}
      <SectionHead id="seats-title" title={title} lead={lead} leadClassName="lg:col-[8/-1]" />
      {photo ? (
        <Picture
          {...photo}
          lazy
          className="team-photo mt-stack mb-[clamp(24px,3vw,40px)] block *:h-auto *:w-full"
        />
      ) : (
        <SeatPlan departments={departments} label={label} />
      )}
      <LinkArrow to={action.to}>{action.label}</LinkArrow>
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

import type { home } from '@vantedge/content-site';
import { LinkArrow, Picture, SeatPlan, Section, SectionHead } from '@vantedge/shared-ui';
import type { TeamPhoto } from './team-photo.ts';

type Props = typeof home.seats & {
  /** Takes the place of the drawing. */
  photo?: TeamPhoto | undefined;
};

/** The team section: a photograph or, as long as there is none, a drawing of every seat of one team. */
export function FiftySeats({ title, lead, departments, label, action, photo }: Props) {
  return (
    <Section surface="tint" labelledBy="seats-title" className="fifty-seats">
      <SectionHead id="seats-title" title={title} lead={lead} />
      {photo ? (
        <Picture {...photo} lazy className="team-photo" />
      ) : (
        <SeatPlan departments={departments} label={label} />
      )}
      <LinkArrow to={action.to}>{action.label}</LinkArrow>
    </Section>
  );
}

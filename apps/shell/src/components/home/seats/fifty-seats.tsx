import type { home } from '@vantedge/content-site';
import { LinkArrow, SeatPlan, Section, SectionHead } from '@vantedge/shared-ui';

/** The people who do the work, without a photograph of any: every seat of one team, and whose story it is. */
export function FiftySeats({ title, lead, departments, label, action }: typeof home.seats) {
  return (
    <Section tone="paper-2" labelledBy="seats-title" className="fifty-seats">
      <SectionHead id="seats-title" title={title} lead={lead} />
      <SeatPlan departments={departments} label={label} />
      <LinkArrow to={action.to}>{action.label}</LinkArrow>
    </Section>
  );
}

import type { about } from '@vantedge/content-site';
import { ButtonRow, HeroFrame, PageTitle, useNow } from '@vantedge/shared-ui';
import { DayDial } from './day-dial.tsx';
import { dialReading } from './dial-reading.ts';
import { OfficeHours } from './office-hours.tsx';

/**
 * The hero of the about page: title, dial and office hours. Prerendered for a fixed time, then updated to the current
 * time.
 */
export function DialHero({ name, title, lead, actions, dial, hours }: typeof about.hero) {
  const now = useNow();
  const reading = dialReading(now ?? new Date(dial.initialTime), dial.hours);
  return (
    <HeroFrame variant="plain" className="page-hero--dial">
      <div className="hd-text">
        <PageTitle name={name}>{title}</PageTitle>
        <p className="hd-lead">{lead}</p>
        <ButtonRow actions={actions} surface="dark" />
      </div>
      <DayDial {...dial} reading={reading} live={now !== undefined} />
      <OfficeHours {...hours} now={now} dial={dial.hours} />
    </HeroFrame>
  );
}

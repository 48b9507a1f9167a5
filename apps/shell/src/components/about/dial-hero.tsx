import type { about } from '@vantedge/content-site';
import { ButtonRow, HeroFrame, PageTitle, useNow } from '@vantedge/shared-ui';
import { DayDial } from './day-dial.tsx';
import { dialReading } from './dial-reading.ts';
import { OfficeHours } from './office-hours.tsx';

/** The claim, the dial that shows it, and the hours on the dial: at a fixed hour as served, then at the visitor's. */
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

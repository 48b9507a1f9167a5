import type { about } from '@vantedge/content-site';
import { ButtonRow, HeroFrame, PageTitle, useNow } from '@vantedge/shared-ui';
import { DayDial } from './day-dial.tsx';
import { dialReading } from './dial-reading.ts';
import { OfficeHours } from './office-hours.tsx';

const TEXT = [
  'col-span-full pt-[clamp(28px,4vw,48px)] md:max-xl:grid md:max-xl:grid-cols-[minmax(0,1fr)_auto]',
  'md:max-xl:items-end md:max-xl:gap-x-16 xl:col-span-5 xl:row-start-1 xl:pt-[clamp(28px,4vw,64px)]',
].join(' ');
const TITLE = ['col-span-full text-h1/display tracking-tight md:tracking-stat', 'xl:text-h1'].join(' ');

/**
 * The hero of the about page: title, dial and office hours. Prerendered for a fixed time, then updated to the current
 * time.
 */
export function DialHero({ name, title, lead, actions, dial, hours }: typeof about.hero) {
  const now = useNow();
  const reading = dialReading(now ?? new Date(dial.initialTime), dial.hours);
  return (
    <HeroFrame variant="plain" className="pt-[calc(64px+clamp(20px,2vw,32px))]">
      <div className="grid-12 xl:grid-rows-[1fr_auto_auto]">
        <div className={TEXT}>
          <PageTitle className={TITLE} name={name} variant="plain">
            {title}
          </PageTitle>
          <p className="mt-7 max-w-[46ch] text-lg/body text-on-night-2">{lead}</p>
          <ButtonRow className="mt-7 max-xl:flex-col" actions={actions} surface="dark" />
        </div>
        <DayDial {...dial} reading={reading} live={now !== undefined} />
        <OfficeHours {...hours} now={now} dial={dial.hours} />
      </div>
    </HeroFrame>
  );
}

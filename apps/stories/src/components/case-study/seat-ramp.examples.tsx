import { caseStudy } from '@vantedge/content-stories';
import { CaseStat } from './case-stat.tsx';
import { SeatRamp } from './seat-ramp.tsx';

const { start, weeks, seats, departments, scale, alt } = caseStudy;

export const surface = 'dark';
export const examples = {
  'four departments in twelve weeks': (
    <SeatRamp
      departments={departments}
      weeks={Number(weeks.value)}
      scale={scale}
      label={alt}
      start={<CaseStat {...start} />}
      middle={<CaseStat value={weeks.value} unit={weeks.unit} label={weeks.label} />}
      end={<CaseStat value={seats.value} unit={seats.unit} label={seats.label} />}
    />
  ),
};

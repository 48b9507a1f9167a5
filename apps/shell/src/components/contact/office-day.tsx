import { company } from '@vantedge/content-shared';
import type { contact } from '@vantedge/content-site';
import { fillTemplate, FigureCaption, LocalTime } from '@vantedge/shared-ui';
import { OverlapBand } from '../overlap-band.tsx';

const [losAngeles, cebu] = company.offices;

/** The workday of both offices at the present. */
export const OfficeDay = ({ together, ahead, label, caption, now }: typeof contact.day) => (
  <figure className="mt-section-sm">
    <OverlapBand together={together} ahead={ahead} label={label} />
    {/* On phones the text without scripts takes three lines, the current time two. */}
    <FigureCaption className="mt-4.5 tabular-nums max-md:min-h-[4.65em]">
      <LocalTime
        zone={losAngeles.timeZone}
        text={fillTemplate(now, {
          losAngeles: '{time} on {day}',
          cebu: `{time ${cebu.timeZone}} on {day ${cebu.timeZone}}`,
        })}
      >
        {caption}
      </LocalTime>
    </FigureCaption>
  </figure>
);

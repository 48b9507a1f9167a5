import type { contact } from '@vantedge/content-site';
import { fillTemplate, useNow } from '@vantedge/shared-ui';
import { OverlapBand } from '../overlap-band.tsx';
import { OverlapMark } from '../overlap-mark.tsx';
import { dayNow } from './day-now.ts';

/** The workday of both offices, with a mark at the current time after hydration. */
export function OfficeDay({ together, ahead, label, caption, now: template }: typeof contact.day) {
  const instant = useNow();
  const now = instant && dayNow(instant);
  return (
    <figure className="day-figure" data-live="">
      <OverlapBand together={together} ahead={ahead} label={label} cebuStart={now?.cebuStart}>
        {now && <OverlapMark at={now.at} lowerOnly={!now.weekday} />}
      </OverlapBand>
      <figcaption>
        {now
          ? fillTemplate(template, {
              losAngeles: `${now.losAngeles.day} ${now.losAngeles.time}`,
              cebu: `${now.cebu.day} ${now.cebu.time}`,
            })
          : caption}
      </figcaption>
    </figure>
  );
}

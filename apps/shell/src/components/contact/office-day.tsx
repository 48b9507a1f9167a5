import type { contact } from '@vantedge/content-site';
import { fillTemplate, FigureCaption } from '@vantedge/shared-ui';
import { useNow } from '@vantedge/shared-ui/host';
import { OverlapBand, OverlapMark } from '../overlap-band.tsx';
import { dayNow } from '../../office-hours/day-now.ts';

/** The workday of both offices, with a mark at the current time after hydration. */
export function OfficeDay({ together, ahead, label, caption, now: template }: typeof contact.day) {
  const instant = useNow();
  const now = instant && dayNow(instant);
  return (
    <figure className="mt-stack" data-hydrate="">
      <OverlapBand together={together} ahead={ahead} label={label} cebuStart={now?.cebuStart}>
        {now && <OverlapMark at={now.at} lowerOnly={!now.weekday} />}
      </OverlapBand>
      {/* On phones the prerendered text takes three lines, the current time two. */}
      <FigureCaption className="mt-4.5 tabular-nums max-md:min-h-[4.65em]">
        {now
          ? fillTemplate(template, {
              losAngeles: `${now.losAngeles.time} on ${now.losAngeles.day}`,
              cebu: `${now.cebu.time} on ${now.cebu.day}`,
            })
          : caption}
      </FigureCaption>
    </figure>
  );
}

import { FigureCaption } from '@vantedge/shared-ui';

interface Props {
  seats: number;
  /** Accessible description of the drawing, in one sentence. */
  label: string;
  caption: string;
}

/** Outlined spines of a future team: a story without a client. */
export function SeatOutlines({ seats, label, caption }: Props) {
  return (
    <figure className="mt-figure pb-stack">
      <svg
        className="seat-outlines h-shelf w-full border-b border-night-rule"
        viewBox={`0 0 ${seats} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path d={`M.11 1${'v98h.78v-98zm1 0'.repeat(seats)}`} />
      </svg>
      <FigureCaption className="mt-3.5">{caption}</FigureCaption>
    </figure>
  );
}

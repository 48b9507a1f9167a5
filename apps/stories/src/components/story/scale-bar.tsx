import { clsx } from 'clsx';
import { round } from '../round.ts';

type Tone = 'teal' | 'service' | 'quiet';

const STROKES: Record<Tone, string> = {
  teal: 'stroke-teal',
  service: 'stroke-service',
  quiet: 'stroke-control',
};

interface Props {
  marks: number;
  /** Filled marks; a fraction fills its mark in part. */
  filled: number;
  /** Accessible description; decorative without it. */
  label?: string;
  tone?: Tone;
  className?: string;
}

const pitch = 10;
const size = 6;

/** A scale beside a stat: all marks, with the filled ones on top. */
export function ScaleBar({ marks, filled, label, tone = 'teal', className = 'h-5' }: Props) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={clsx('scale-bar w-full', className)}
      viewBox={`0 0 ${marks * pitch - (pitch - size)} 20`}
      preserveAspectRatio="none"
      {...naming}
    >
      <path className="off" d={`M0 10h${lengthOf(marks)}`} />
      <path className={STROKES[tone]} d={`M0 10h${lengthOf(filled)}`} />
    </svg>
  );
}

/** End of the last mark's dash; dashes are 6 long and 4 apart (scale-bar.css). */
function lengthOf(marks: number): number {
  const whole = Math.floor(marks);
  return round(whole * pitch + (marks - whole) * size);
}

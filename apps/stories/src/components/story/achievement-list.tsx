import { List, Section, type StatParts, StatValue } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { round } from '../round.ts';

interface Row {
  stat: StatParts & { id: string; label: string };
  note: string;
  scale: { marks: number; filled: number; label: string };
}

interface Props {
  title: string;
  rows: readonly Row[];
}

/** The unit of a large stat, in the text typeface. */
export const UNIT = 'unit:font-text unit:text-md/none unit:tracking-normal unit:text-slate unit:normal-nums';

/** A stat, what it counts, and its scale. */
export function AchievementList({ title, rows }: Props) {
  return (
    <Section id="achievements" layout="wide" title={title} className="pt-0">
      <List className="grid gap-x-gutter border-b border-rule 2xs:max-md:grid-cols-2">
        {rows.map(({ stat, note, scale }) => (
          <li
            key={stat.id}
            className="grid items-center gap-x-gutter gap-y-2 border-t border-line pt-4 pb-4 first:border-rule max-md:grid-rows-auto-fill-auto max-md:items-start 2xs:max-md:nth-2:border-rule md:grid-cols-[168px_1fr_140px] md:pt-4.5 xl:grid-cols-[200px_1fr_200px]"
          >
            <p className={clsx('figure text-stat/none tracking-stat whitespace-nowrap', UNIT)}>
              <StatValue {...stat} />
            </p>
            <p className="text-md/normal text-slate">
              <b className="block text-lg font-medium text-ink">{stat.label}</b> {note}
            </p>
            <ScaleBar {...scale} />
          </li>
        ))}
      </List>
    </Section>
  );
}

type Tone = 'teal' | 'service' | 'quiet';

const STROKES: Record<Tone, string> = {
  teal: 'stroke-teal',
  service: 'stroke-service',
  quiet: 'stroke-control',
};

interface ScaleBarProps {
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
export function ScaleBar({ marks, filled, label, tone = 'teal', className = 'h-5' }: ScaleBarProps) {
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

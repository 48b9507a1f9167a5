import {
  type Color,
  ScaleTicks,
  Section,
  Stat,
  StatDrawing,
  StatLabel,
  StatNumber,
} from '@vantedge/shared-ui';
import { ScaleBar } from './achievement-list.tsx';

interface Reading {
  id: string;
  value: string;
  unit: string;
  /** Length in months, as drawn. */
  months: number;
  basis: string;
  ours: boolean;
}

interface Props {
  title: string;
  text: string;
  axis: { months: number; labels: readonly string[] };
  rows: readonly Reading[];
  color: Color;
}

/** Durations on one scale of months. */
export function DurationComparison({ title, text, axis, rows, color }: Props) {
  return (
    <Section
      id="durations"
      layout="split"
      surface="tint"
      className="mb-section"
      color={color}
      title={title}
      lead={text}
      measure="prose"
    >
      <dl className="max-lg:mt-5">
        {rows.map(({ value, unit, months, basis, ours }) => (
          <Stat
            key={basis}
            className="mt-8 grid items-baseline gap-y-3 first:mt-0 max-md:gap-y-2 md:label-cols-44"
          >
            <StatLabel className="text-md/note md:text-right">{basis}</StatLabel>
            <StatNumber size="md" className="whitespace-nowrap" value={value} unit={unit} />
            <StatDrawing className="col-span-full">
              <ScaleBar
                marks={axis.months}
                filled={months}
                tone={ours ? 'service' : 'quiet'}
                className="h-6"
              />
            </StatDrawing>
          </Stat>
        ))}
      </dl>
      <ScaleTicks align="end" className="mt-2.5 border-t border-rule pt-2 text-slate" labels={axis.labels} />
    </Section>
  );
}

/** The tinted surface of a teaser's drawing, to the window's edges on a phone. */
const COVER =
  'story-cover -mx-edge border-t border-rule bg-surface-tint px-edge py-4.5 md:mx-0 md:border-0 md:p-7';

interface ScaleCoverProps {
  satisfaction: { value: number; of: number; name: string };
  accuracy: { value: number; name: string };
  /** Accessible description of the drawing, in one sentence. */
  label: string;
}

const span = { from: 8, length: 504 };
const end = span.from + span.length;

/** A score on its full scale, its last point magnified, and a share on a scale of a hundred. */
export function ScaleCover({ satisfaction: { value, of, name }, accuracy, label }: ScaleCoverProps) {
  const min = of - 1;
  const close = positionOn(span, value, min, of);
  return (
    <div className={COVER}>
      <svg className="w-full" viewBox="0 0 520 368" role="img" aria-label={label}>
        <text className="n" x="6" y="54">
          {value}
          <tspan className="of" dx="10">
            of {of}, {name}
          </tspan>
        </text>
        <path className="bar" d={`M8 106H${positionOn(span, value, 0, of)}`} />
        <path
          className="axis"
          d={rulerTicks({ ...span, parts: of * 10, whole: 10, small: -5, foot: 100, line: 112 })}
        />
        <text className="s" x="8" y="136">
          0
        </text>
        <path className="lens" d={`M${positionOn(span, min, 0, of)} 112L8 176M${end} 112V176`} />
        <path className="bar" d={`M8 170H${close}`} />
        <path
          className="axis"
          d={rulerTicks({ ...span, parts: 50, whole: 25, small: 4, foot: 176, line: 176 })}
        />
        <path className="reading" d={`M${close} 158v34`} />
        <text className="s" x="8" y="214">
          {min}
        </text>
        <text x={close} y="214">
          {value}
        </text>
        <text className="e" x={end} y="214">
          {of}
        </text>
        <text className="n" x="6" y="292">
          {accuracy.value}%
          <tspan className="of" dx="10">
            {accuracy.name}
          </tspan>
        </text>
        <path className="bar" d={`M8 328H${positionOn(span, accuracy.value, 0, 100)}`} />
        <path
          className="axis"
          d={rulerTicks({ ...span, parts: 50, whole: 50, small: -5, foot: 322, line: 334 })}
        />
        <text className="s" x="8" y="360">
          0
        </text>
        <text className="e" x={end} y="360">
          100
        </text>
      </svg>
    </div>
  );
}

interface Ruler {
  /** Start and length, in pixels of the drawing. */
  from: number;
  length: number;
  /** Divisions; every fifth is taller, every `whole`th the tallest. */
  parts: number;
  whole: number;
  /** Height of the smallest tick; negative if ticks point up. */
  small: number;
  /** Vertical position of the baseline. */
  foot: number;
  line: number;
}

/** A ruler as one path: relative ticks, so that the string compresses well, then the baseline. */
export function rulerTicks({ from, length, parts, whole, small, foot, line }: Ruler): string {
  const down = Math.sign(small);
  const pitch = Math.round((length / parts) * 1000) / 1000;
  const heights = Array.from({ length: parts + 1 }, (_, part) =>
    part % whole === 0 ? 12 * down : part % 5 === 0 ? 8 * down : small,
  );
  const ticks = heights.map((height, part) => `${part ? `m${pitch} ${-heights[part - 1]!}` : ''}v${height}`);
  return `M${from} ${foot}${ticks.join('')}M${from} ${line}h${length}`;
}

/** Position of a value on the ruler, to a tenth of a pixel. */
export function positionOn(
  { from, length }: Pick<Ruler, 'from' | 'length'>,
  value: number,
  min: number,
  max: number,
): number {
  return round(from + ((value - min) / (max - min)) * length);
}

function round(position: number): number {
  return Math.round(position * 10) / 10;
}

import { percentOf } from '../drawing/percent-of.ts';
import type { Color } from './color.ts';
import { SiteLink } from './site-link.tsx';

/** One phase of a process; durations in the unit of the ribbon. A phase without a duration has text but no bar. */
export interface Phase {
  name: string;
  note?: string;
  /** Minimum duration. */
  min?: number;
  /** Maximum duration; defaults to `min`. */
  max?: number;
  /** Duration as text: "4–8 weeks", "ongoing". */
  when: string;
  /** The page that the phase's name links to. */
  path?: string;
  /** The phase's own color, if the phases belong to different services. */
  color?: Color;
}

interface Props {
  caption: string;
  phases: readonly Phase[];
  /** Ticks of the axis: position and label. */
  ticks: readonly { at: number; label: string }[];
  /** All bars start at zero (to compare products) instead of at the latest end of the phase before. */
  parallel?: boolean;
  color?: Color;
}

/** Share of the width for the scale; the rest is room for the label after the longest bar. */
const SCALE = 0.77;
/** Height of one unit in the vertical layout, in px. */
const UPRIGHT_UNIT_PX = 14;

/**
 * Bars on one scale: solid up to the minimum, tinted up to the maximum. In a narrow column, sequential bars are
 * vertical.
 */
export function PhaseRibbon({ caption, phases, ticks, parallel = false, color }: Props) {
  const bars = placed(phases, parallel);
  const end = Math.max(...ticks.map((tick) => tick.at), ...bars.map((bar) => bar.to));
  const at = (length: number) => percentOf(length * SCALE, end);
  return (
    <figure className={`phase-ribbon phase-ribbon--${parallel ? 'parallel' : 'sequence'}`} data-color={color}>
      <figcaption>{caption}</figcaption>
      <svg className="ribbon-axis" aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick.at} x={at(tick.at)} y="13">
            {tick.label}
          </text>
        ))}
      </svg>
      <ol role="list">
        {bars.map((bar) => (
          <li key={bar.name} data-color={bar.color}>
            <p className="ribbon-name">
              <b>{bar.path ? <SiteLink to={bar.path}>{bar.name}</SiteLink> : bar.name}</b>{' '}
              {bar.note && <small>{bar.note}</small>}
            </p>
            <div className="ribbon-line">
              {bar.placed && (
                <svg className="ribbon-level" aria-hidden="true">
                  {ticks.map((tick) => (
                    <line key={tick.at} x1={at(tick.at)} x2={at(tick.at)} y2="100%" />
                  ))}
                  {bar.drawn && (
                    <>
                      <rect
                        className="max"
                        x={at(bar.from)}
                        y="50%"
                        width={at(bar.to - bar.from)}
                        height="12"
                      />
                      <rect
                        className="min"
                        x={at(bar.from)}
                        y="50%"
                        width={at(bar.minEnd - bar.from)}
                        height="12"
                      />
                    </>
                  )}
                  <text x={at(bar.to)} y="50%" dx="10" dy="5">
                    {bar.when}
                  </text>
                </svg>
              )}
              {bar.drawn && !parallel && (
                <svg
                  className="ribbon-upright"
                  height={(bar.to - bar.from) * UPRIGHT_UNIT_PX}
                  aria-hidden="true"
                >
                  <rect className="max" width="10" height="100%" />
                  <rect className="min" width="10" height={(bar.minEnd - bar.from) * UPRIGHT_UNIT_PX} />
                </svg>
              )}
              <p className={bar.placed ? 'ribbon-when' : 'ribbon-when is-words'}>{bar.when}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Start, earliest end and latest end of each phase; an ongoing phase comes after the others. */
function placed(phases: readonly Phase[], parallel: boolean) {
  let reached = 0;
  return phases.map((phase) => {
    const from = parallel ? 0 : reached;
    const minEnd = from + (phase.min ?? 0);
    const to = from + (phase.max ?? phase.min ?? 0);
    reached = to;
    return { ...phase, from, minEnd, to, drawn: to > from, placed: to > 0 };
  });
}

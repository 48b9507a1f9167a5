import { PhaseRibbon, type Phase } from '@vantedge/shared-ui';

interface Props {
  caption: string;
  ticks: readonly { at: number; label: string }[];
  rows: readonly Phase[];
  /** What each color stands for, and the part of the page that is about it. */
  needs: readonly { id: string; color: string; need: string }[];
}

/** How soon everything starts, on one scale, in a hero: each name leads to its page, each color to its part of this one. */
export function StartTimes({ caption, ticks, rows, needs }: Props) {
  return (
    <div className="start-times">
      <ul role="list">
        {needs.map(({ id, color, need }) => (
          <li key={id} data-color={color}>
            <a href={`#${id}`}>{need}</a>
          </li>
        ))}
      </ul>
      <PhaseRibbon caption={caption} phases={rows} ticks={ticks} parallel />
    </div>
  );
}

import { PhaseRibbon, type Phase } from '@vantedge/shared-ui';

interface Props {
  caption: string;
  ticks: readonly { at: number; label: string }[];
  rows: readonly Phase[];
  /** What each colour stands for, and the part of the page that is about it. */
  needs: readonly { id: string; colour: string; need: string }[];
}

/** How soon everything starts, on one scale, in a hero: each name leads to its page, each colour to its part of this one. */
export function StartTimes({ caption, ticks, rows, needs }: Props) {
  return (
    <div className="start-times">
      <ul role="list">
        {needs.map(({ id, colour, need }) => (
          <li key={id} data-colour={colour}>
            <a href={`#${id}`}>{need}</a>
          </li>
        ))}
      </ul>
      <PhaseRibbon caption={caption} phases={rows} ticks={ticks} parallel />
    </div>
  );
}

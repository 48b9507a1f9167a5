import { PhaseRibbon, type Phase } from '@vantedge/shared-ui';

interface Props {
  caption: string;
  ticks: readonly { at: number; label: string }[];
  rows: readonly Phase[];
  /** Legend: the service of each color, with a link to its part of the page. */
  needs: readonly { id: string; color: string; need: string }[];
}

/** How soon each service starts, on one scale in a hero: names link to pages, colors to parts of this page. */
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

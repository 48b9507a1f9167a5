import { List } from '@vantedge/shared-ui';
import { type Phase, PhaseRibbon } from './phase-ribbon.tsx';

interface StartTimesProps {
  caption: string;
  ticks: readonly { at: number; label: string }[];
  rows: readonly Phase[];
  /** Legend: the service of each color, with a link to its part of the page. */
  needs: readonly { id: string; color: string; need: string }[];
}

/** How soon each service starts, on one scale in a hero: names link to pages, colors to parts of this page. */
export function StartTimes({ caption, ticks, rows, needs }: StartTimesProps) {
  return (
    <div className="relative mt-section-sm scheme-dark">
      <List className="flex flex-wrap gap-x-6 lg:absolute lg:top-0 lg:right-0">
        {needs.map(({ id, color, need }) => (
          <li key={id} data-color={color}>
            <a
              className="flex min-h-11 items-center gap-2.25 font-medium decoration-surface-dark-rule before:size-3 before:bg-service"
              href={`#${id}`}
            >
              {need}
            </a>
          </li>
        ))}
      </List>
      <PhaseRibbon caption={caption} phases={rows} ticks={ticks} parallel compact />
    </div>
  );
}

import type { CaseEntry } from '@vantedge/content-stories';
import { StoryStats } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { inOneLine } from '../in-one-line.ts';

const STATS = 'gap-x-4 gap-y-3 max-[359px]:flex';

/** Results and duration of a case study. */
export function CaseStats({
  metrics,
  timeline,
  className,
}: Pick<CaseEntry, 'metrics' | 'timeline'> & { className: string }) {
  return (
    <StoryStats
      className={clsx(STATS, className)}
      valueClassName="whitespace-nowrap max-md:text-3xl"
      items={[...metrics, timeline].map(inOneLine)}
    />
  );
}

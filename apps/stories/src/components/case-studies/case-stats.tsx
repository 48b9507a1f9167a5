import type { CaseEntry } from '@vantedge/content-stories';
import { StoryStats } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { inOneLine } from '../in-one-line.ts';

const STATS = 'gap-x-4 gap-y-3 max-[359px]:flex [&_dd]:whitespace-nowrap max-md:[&_dd]:text-3xl';

/** Results and duration of a case study. */
export function CaseStats({
  metrics,
  timeline,
  className,
}: Pick<CaseEntry, 'metrics' | 'timeline'> & { className: string }) {
  return <StoryStats className={clsx(STATS, className)} items={[...metrics, timeline].map(inOneLine)} />;
}

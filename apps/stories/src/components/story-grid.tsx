import type { ReactNode } from 'react';

/** One lead with its figure drawn, two beside it. */
export function StoryGrid({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className="story-grid">
      {lead}
      <div className="story-side">{children}</div>
    </div>
  );
}

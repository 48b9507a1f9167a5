import type { ReactNode } from 'react';

/** One lead story with a drawing, two beside it. */
export function StoryGrid({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className="story-grid">
      {lead}
      <div className="story-side">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

/** One lead story with a drawing, two beside it. */
export function StoryGrid({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-stack grid-12">
      {lead}
      <div className="col-span-full grid content-start items-start gap-10 max-lg:mt-14 md:grid-cols-[7fr_5fr] lg:col-[9/-1] lg:grid-cols-1">
        {children}
      </div>
    </div>
  );
}

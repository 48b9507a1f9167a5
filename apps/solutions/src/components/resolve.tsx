import type { ReactNode } from 'react';

interface ResolveProps {
  /** The action before, and what came of it after it is pressed. */
  action: string;
  outcome: string;
  /** What is resolved, for screen readers. */
  subject: string;
  value: string | number;
  children?: ReactNode;
}

/**
 * A button in a document that works without script: a checkbox, whose row (`group/line`) shows how it was resolved once it is
 * checked.
 */
export function Resolve({ action, outcome, subject, value, children }: ResolveProps) {
  return (
    <label className="has-focus-visible:outline-focus inline-flex cursor-pointer items-center justify-end gap-x-3 gap-y-1 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 max-md:flex-col max-md:items-end">
      <input className="sr-only" type="checkbox" value={value} />
      <span className="rounded-control border border-control bg-paper px-3 py-1.5 text-small/tight font-medium group-has-checked/line:hidden hover:bg-service/12">
        {action} <span className="sr-only">{subject}</span>
      </span>
      <span className="hidden text-xs/snug text-slate group-has-checked/line:inline">{outcome}</span>
      {children}
    </label>
  );
}

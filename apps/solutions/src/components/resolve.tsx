import type { ReactNode } from 'react';

interface ResolveProps {
  /** The action before, and what came of it after it is pressed. */
  action: string;
  outcome: string;
  /** What is resolved, for screen readers. */
  subject: string;
  value: number;
  children?: ReactNode;
}

/**
 * A button in a `DocumentSheet` that works without script: a checkbox, which gives way to what came of it. Its value is the one that
 * `data-if` and `data-unless` name elsewhere in the document.
 */
export function Resolve({ action, outcome, subject, value, children }: ResolveProps) {
  return (
    <label className="has-focus-visible:outline-focus inline-flex cursor-pointer items-center justify-end gap-x-3 gap-y-1 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 max-md:flex-col max-md:items-end">
      <input className="sr-only" type="checkbox" value={value} />
      <span
        className="rounded-control border border-control bg-paper px-3 py-1.5 text-small/tight font-medium hover:bg-service/12"
        data-unless={value}
      >
        {action} <span className="sr-only">{subject}</span>
      </span>
      <span className="text-xs/snug text-slate" data-if={value}>
        {outcome}
      </span>
      {children}
    </label>
  );
}

/** What stands in a document of one difference before, and after, it is resolved. */
export function Either({ open, resolved }: { open: ReactNode; resolved: ReactNode }) {
  return (
    <>
      <span data-unless="0">{open}</span>
      <span data-if="0">{resolved}</span>
    </>
  );
}

import { Either } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';

interface ResolveProps {
  /** The action before, and what came of it after it is pressed. */
  action: string;
  outcome: string;
  /** What is resolved, for screen readers. */
  subject: string;
  /** The choice that `Either` names elsewhere in the document. */
  value?: number;
  children?: ReactNode;
}

/** A button in a `DocumentSheet` that works without script: a checkbox, which gives way to what came of it. */
export function Resolve({ action, outcome, subject, value = 0, children }: ResolveProps) {
  const button = (
    <span className="block rounded-control border border-control bg-surface px-2 py-1.5 font-text text-small/tight font-medium tracking-normal hover:bg-service/12 md:px-3">
      {action} <span className="sr-only">{subject}</span>
    </span>
  );
  return (
    <label className="relative inline-flex cursor-pointer items-center justify-end gap-x-3 gap-y-1 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) max-md:flex-col max-md:items-end">
      <input className="absolute inset-0 size-full cursor-pointer opacity-0" type="checkbox" value={value} />
      <Either
        choice={value}
        before={button}
        after={<span className="font-text text-xs/snug tracking-normal text-slate">{outcome}</span>}
      />
      {children}
    </label>
  );
}

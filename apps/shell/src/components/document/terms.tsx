import type { ReactNode } from 'react';

interface TermProps {
  term: string;
  children: ReactNode;
}

const TERM = [
  'grid gap-x-gutter border-t border-line pt-3.25 pb-3.5 max-md:gap-y-0.5 md:grid-cols-[minmax(8rem,2fr)_7fr]',
  'print:break-inside-avoid',
].join(' ');

/** Terms beside their explanations, between rules. */
export function Terms({ children }: { children: ReactNode }) {
  return <dl className="border-b border-line [p+&]:mt-4.5">{children}</dl>;
}

export function Term({ term, children }: TermProps) {
  return (
    <div className={TERM}>
      <dt className="text-md/body font-medium">{term}</dt>
      <dd className="max-w-[60ch] font-text text-base/body normal-nums">{children}</dd>
    </div>
  );
}

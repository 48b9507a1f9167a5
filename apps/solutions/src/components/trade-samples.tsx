import { clsx } from 'clsx';

interface CodeDiffProps {
  file: string;
  /** Lines of code; `-` removed, `+` added. */
  lines: readonly { sign?: '-' | '+'; code: string }[];
}

const CODE = '-mx-4.5 block px-4.5 py-1 whitespace-pre-wrap no-underline';

/** A change to a file, line by line. */
export function CodeDiff({ file, lines }: CodeDiffProps) {
  return (
    <div className="font-mono text-xs/normal">
      <p className="pb-1.5 text-slate">{file}</p>
      {lines.map(({ sign, code }) => {
        const text = `${sign ?? ' '} ${code}`;
        if (sign === '-')
          return (
            <del key={text} className={clsx(CODE, 'bg-danger/12 text-danger')}>
              {text}
            </del>
          );
        if (sign === '+')
          return (
            <ins key={text} className={clsx(CODE, 'bg-green/14 text-green')}>
              {text}
            </ins>
          );
        return (
          <span key={text} className={CODE}>
            {text}
          </span>
        );
      })}
    </div>
  );
}

interface ProofLineProps {
  before: string;
  wrong: string;
  right: string;
  after: string;
}

/** A sentence with one correction, as on a proof. */
export function ProofLine({ before, wrong, right, after }: ProofLineProps) {
  return (
    <p className="font-display text-3xl/normal">
      {before} <del className="text-slate line-through decoration-drawing-sun decoration-2">{wrong}</del>{' '}
      <ins className="text-amber-text italic no-underline">{right}</ins> {after}
    </p>
  );
}

interface LedgerLinesProps {
  lines: readonly { account: string; amount: string }[];
  total: { account: string; amount: string };
}

/** Entries of a ledger that come to their total, under a double rule. */
export function LedgerLines({ lines, total }: LedgerLinesProps) {
  return (
    <dl className="text-md/note tabular-nums">
      {[...lines, total].map((line) => (
        <div
          key={line.account}
          className={clsx(
            'flex items-baseline justify-between gap-3 border-t py-2 max-[20rem]:flex-wrap',
            line === total ? 'border-rule font-medium' : 'border-line',
          )}
        >
          <dt>{line.account}</dt>
          <dd className="figure text-2xl/none whitespace-nowrap">
            {line === total ? <span className="double-rule">{line.amount}</span> : line.amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Findings of a note, each with its code. */
export function CodedLines({ lines }: { lines: readonly { finding: string; code: string }[] }) {
  return (
    <dl>
      {lines.map(({ finding, code }) => (
        <div key={code} className="flex items-baseline justify-between gap-3 border-t border-line py-2">
          <dt className="font-display text-lg/tight text-balance italic">{finding}</dt>
          <dd className="figure text-2xl/none whitespace-nowrap text-service">{code}</dd>
        </div>
      ))}
    </dl>
  );
}

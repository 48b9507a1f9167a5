import { StatValue, type StatParts } from '@vantedge/shared-ui';
import { TestRun } from './test-run.tsx';

interface Props {
  title: string;
  /** Accessible description of the drawing. */
  alt: string;
  caption: string;
  lines: readonly { label: string; basis?: string; stat: StatParts }[];
}

/** A test report in the hero: two hundred marks, one of them a ring, and stats in pairs. */
export function TestReport({ title, alt, caption, lines }: Props) {
  return (
    <div className="test-report border-t-3 border-amber bg-paper px-[clamp(20px,2.8vw,44px)] pt-[clamp(24px,2.6vw,40px)] pb-[clamp(28px,3vw,44px)] text-ink">
      <p className="border-b border-rule pb-4 font-display text-3xl/tight tracking-snug">{title}</p>
      <figure className="pt-5.5 pb-4.5">
        <TestRun className="w-full" columns={25} rows={8} ring={166} label={alt} />
        <figcaption className="mt-3.5 text-small/normal text-slate">{caption}</figcaption>
      </figure>
      <dl className="grid grid-cols-[1fr_1fr] gap-x-7">
        {lines.map(({ label, basis, stat }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-t border-line pt-4 pb-4.5 nth-[-n+2]:border-rule"
          >
            <dt className="text-md/note font-medium">
              {label} {basis && <span className="block text-small font-normal text-slate">{basis}</span>}
            </dt>
            <dd className="text-stat/none tracking-stat">
              <StatValue {...stat} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { LinkArrow, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Profile {
  role: string;
  summary: string;
  lines: readonly { label: string; text: string }[];
}

interface Props {
  items: readonly Profile[];
  /** Tag that marks the profiles as samples. */
  tag: string;
  ask: { label: string; to: string };
}

const LINE =
  'grid-cols-[152px_1fr] items-baseline border-b border-line pt-2.5 pb-2.75 first:pt-0 last:border-b-0 min-[480px]:grid';

/** Sample profiles in the layout of a CV: role and summary on the left, details on the right. */
export function ProfileLines({ items, tag, ask }: Props) {
  return (
    <div className="mt-stack">
      {items.map(({ role, summary, lines }) => (
        <article key={role} className="border-t border-rule pt-7 pb-8 lg:grid-12">
          <div className="pr-6 lg:col-span-5">
            <Tag>{tag}</Tag>
            <h3 className="mt-3">{role}</h3>
            <p className="mt-2.5 font-display text-2xl/note text-slate italic lg:max-w-[34ch]">{summary}</p>
          </div>
          <dl className="max-lg:mt-5 lg:col-span-7">
            {lines.map(({ label, text }, index) => (
              <div key={label} className={LINE}>
                <dt className="text-small text-slate">{label}</dt>
                <dd className={clsx('normal-nums', index ? 'font-text text-base/normal' : 'text-3xl/snug')}>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
      <LinkArrow to={ask.to}>{ask.label}</LinkArrow>
    </div>
  );
}

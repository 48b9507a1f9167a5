import { LinkArrow, Tag } from '@vantedge/shared-ui';

interface Profile {
  role: string;
  summary: string;
  lines: readonly { label: string; text: string }[];
}

interface ProfileLinesProps {
  items: readonly Profile[];
  /** Tag that marks the profiles as samples. */
  tag: string;
  ask: { label: string; to: string };
}

const LINE =
  'label-cols-22 items-baseline gap-x-3 border-b border-line py-2 first:pt-0 last:border-b-0 2xs:grid md:label-cols-38 md:pt-2.5 md:pb-2.75';

/** Sample profiles in the layout of a CV: role and summary on the left, details on the right. */
export function ProfileLines({ items, tag, ask }: ProfileLinesProps) {
  return (
    <div>
      {items.map(({ role, summary, lines }) => (
        <article key={role} className="border-t border-rule pt-5 pb-6 md:pt-7 md:pb-8 lg:grid-12">
          <div className="pr-6 lg:col-span-5">
            <Tag>{tag}</Tag>
            <h3 className="mt-2 md:mt-3">{role}</h3>
            <p className="mt-1.5 font-display text-xl/note text-slate italic md:mt-2.5 md:text-2xl/note lg:max-w-narrow">
              {summary}
            </p>
          </div>
          <dl className="max-lg:mt-3.5 lg:col-span-7">
            {lines.map(({ label, text }, index) => (
              <div key={label} className={LINE}>
                <dt className="text-small text-slate">{label}</dt>
                <dd className={index ? 'text-base/normal' : 'font-display text-2xl/snug md:text-3xl/snug'}>
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

import { Section, SiteLink } from '@vantedge/shared-ui';

interface Term {
  term: string;
  meaning: string;
  link?: { label: string; to: string };
}

interface Props {
  title: string;
  text: string;
  terms: readonly Term[];
}

/** How the numbers of a page are measured, as a glossary. */
export function MethodList({ title, text, terms }: Props) {
  return (
    <Section ruled labelledBy="method-title">
      <div className="grid-12 items-start">
        <div className="col-span-full lg:col-span-4">
          <h2 id="method-title">{title}</h2>
          <p className="mt-5 max-w-[34ch] text-slate">{text}</p>
        </div>
        <dl className="col-span-full border-b border-rule max-lg:mt-9 lg:col-[6/-1]">
          {terms.map(({ term, meaning, link }) => (
            <div
              key={term}
              className="grid items-baseline gap-x-gutter gap-y-2 border-t border-line pt-5 pb-5.5 first:border-rule md:grid-cols-[190px_1fr]"
            >
              <dt className="font-display text-4xl/title tracking-snug lining-nums">{term}</dt>
              <dd className="font-text text-base/body text-slate normal-nums">
                {meaning} {link && <SiteLink to={link.to}>{link.label}</SiteLink>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

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
    <Section ruled labelledBy="method-title" className="method">
      <div className="method-head">
        <h2 id="method-title">{title}</h2>
        <p>{text}</p>
      </div>
      <dl className="method-list">
        {terms.map(({ term, meaning, link }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {meaning} {link && <SiteLink to={link.to}>{link.label}</SiteLink>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

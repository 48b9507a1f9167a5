import { LinkArrow, Tag } from '@vantedge/shared-ui';

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

/** Sample profiles in the layout of a CV: role and summary on the left, details on the right. */
export function ProfileLines({ items, tag, ask }: Props) {
  return (
    <div className="profile-lines">
      {items.map(({ role, summary, lines }) => (
        <article key={role}>
          <div>
            <Tag>{tag}</Tag>
            <h3>{role}</h3>
            <p>{summary}</p>
          </div>
          <dl>
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
      <LinkArrow to={ask.to}>{ask.label}</LinkArrow>
    </div>
  );
}

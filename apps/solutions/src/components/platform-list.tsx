import { type Color, Footnote } from '@vantedge/shared-ui';

interface Platform {
  name: string;
  description: string;
  /** Labeled lists: modules, industries. Two are side by side. */
  lists: readonly { label: string; items: readonly string[] }[];
  color?: Color;
}

interface Props {
  platforms: readonly Platform[];
  /** `rows`: one below another at full width; `quarters`: four, divided by a cross of hairlines. */
  layout?: 'rows' | 'quarters';
  /** Trademark notice. */
  note?: string;
}

/** Third-party platforms, their names in large type, each with a description and two labeled lists. */
export function PlatformList({ platforms, layout = 'rows', note }: Props) {
  return (
    <>
      <div className={`platform-list platform-list--${layout}`}>
        {platforms.map(({ name, description, lists, color }) => (
          <article key={name} data-color={color}>
            <h3>{name}</h3>
            <p>{description}</p>
            <dl>
              {lists.map(({ label, items }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  {items.map((item) => (
                    <dd key={item}>{item}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
      {note && <Footnote>{note}</Footnote>}
    </>
  );
}

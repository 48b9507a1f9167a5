import { type Color, Footnote } from '@vantedge/shared-ui';

interface Platform {
  name: string;
  description: string;
  /** What it is known by, each kind under its label: modules, industries. Two are drawn side by side. */
  lists: readonly { label: string; items: readonly string[] }[];
  color?: Color;
}

interface Props {
  platforms: readonly Platform[];
  /** `rows`: one below another at the full width; `quarters`: four around a cross of hairlines. */
  layout?: 'rows' | 'quarters';
  /** Whose marks the names are. */
  note?: string;
}

/** Platforms of other houses, their names set as type, each with what it is and its two labelled lists. */
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

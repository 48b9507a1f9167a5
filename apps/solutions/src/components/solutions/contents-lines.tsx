import { StatValue, SiteLink, type StatParts } from '@vantedge/shared-ui';

interface Line {
  title: string;
  to: string;
  note: string;
  stat: StatParts & { scope: string };
}

/** Lines of a table of contents: a name, a leader, and the page's main stat in place of a page number. */
export function ContentsLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="contents-lines" role="list">
      {lines.map(({ title, to, note, stat }) => (
        <li key={to}>
          <div className="cn-line">
            <h3>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p className="figure">
              <StatValue {...stat} />
            </p>
          </div>
          <div className="cn-under">
            <p>{note}</p>
            <p className="cn-scope">{stat.scope}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

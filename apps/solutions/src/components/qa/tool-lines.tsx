interface Group {
  title: string;
  text: string;
  tools: readonly string[];
}

/** Names of tools in large type, one line per purpose. */
export function ToolLines({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="tool-lines ruled-rows">
      {groups.map(({ title, text, tools }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul role="list">
            {tools.map((tool, index) => (
              <li key={tool}>
                {tool}
                {index < tools.length - 1 && <span aria-hidden="true">/</span>}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}

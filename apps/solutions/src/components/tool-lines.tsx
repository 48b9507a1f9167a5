import { List } from '@vantedge/shared-ui';
interface Group {
  title: string;
  text: string;
  tools: readonly string[];
}

const TOOLS =
  'flex flex-wrap font-display text-quote/title tracking-tight max-lg:mt-3 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1';

/** Names of tools in large type, one line per purpose. */
export function ToolLines({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="border-b ruled-rows border-rule">
      {groups.map(({ title, text, tools }) => (
        <article key={title} className="pt-6.5 pb-7 lg:grid-12 lg:grid-rows-auto-fill">
          <h3 className="font-text text-lg/note font-medium tracking-normal lg:col-span-4">{title}</h3>
          <p className="text-md/normal text-slate lg:col-span-4 lg:col-start-1 lg:row-start-2">{text}</p>
          <List className={TOOLS}>
            {tools.map((tool, index) => (
              <li key={tool}>
                {tool}
                {index < tools.length - 1 && (
                  <span className="mx-[0.34em] font-light text-amber-text" aria-hidden="true">
                    /
                  </span>
                )}
              </li>
            ))}
          </List>
        </article>
      ))}
    </div>
  );
}

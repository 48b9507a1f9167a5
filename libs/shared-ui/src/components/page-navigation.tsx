import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { words } from '../words.ts';
import { List } from './lists.tsx';

interface Props {
  /** The page's sections in order: the id of each `Section`, and the short name that leads there. */
  sections: Readonly<Record<string, string>>;
  label?: string;
}

/** Names are on one line. Where they are wider than the window, such as with large text, the bar scrolls. */
const BAR = clsx(
  'page-navigation ui:sticky ui:top-16 ui:z-5 ui:mx-(--bar-margin,0px) ui:overflow-x-auto ui:border-b ui:border-line ui:bg-surface',
  'ui:max-lg:hidden ui:print:hidden',
);
const LINK = clsx(
  'ui:flex ui:min-h-12 ui:items-center ui:text-small ui:whitespace-nowrap ui:decoration-2 ui:underline-offset-8',
  'ui:-outline-offset-2 ui:transition-colors ui:hover:text-ink',
);
const CURRENT = 'ui:text-ink ui:underline';
const OTHER = 'ui:text-slate ui:no-underline';

/** Height of the window above which a section's heading makes it the current one. */
const READING_LINE = 0.4;

/**
 * Links to the sections of a long page, in a bar that stays below the header on wide screens. Without JavaScript they are plain links;
 * with it, the section that is being read is marked.
 * @not on a page of fewer than four sections.
 */
export function PageNavigation({ sections, label = words.pageNavigation }: Props) {
  const current = useCurrentSection(sections);
  return (
    <nav className={BAR} aria-label={label}>
      <List className="page-edge ui:flex ui:gap-x-8">
        {Object.entries(sections).map(([id, name]) => (
          <li key={id}>
            <a
              className={clsx(LINK, id === current ? CURRENT : OTHER)}
              href={`#${headingOf(id)}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Returns the id of the last heading above the reading line. Looks up the headings each time, because those of widgets come later. */
function useCurrentSection(sections: Props['sections']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    // Browsers report a scroll once per frame.
    const update = () => {
      const line = window.innerHeight * READING_LINE;
      const isRead = (id: string) => {
        const heading = document.getElementById(headingOf(id));
        return heading !== null && heading.getBoundingClientRect().top <= line;
      };
      setCurrent(Object.keys(sections).findLast(isRead));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [sections]);
  return current;
}

/** The id of a section's heading, which a link shows below the header. */
const headingOf = (id: string) => `${id}-title`;

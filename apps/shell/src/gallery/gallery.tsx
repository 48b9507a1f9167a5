import { List, Section } from '@vantedge/shared-ui';
import { useEffect, useState } from 'react';
import type { Component } from './components.ts';

const WIDTHS = [390, 820, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

const LINK = [
  'flex justify-between border-b border-line py-1.5 text-md no-underline',
  'aria-[current]:border-rule aria-[current]:font-medium',
].join(' ');

const SCHEME =
  'min-h-10 cursor-pointer border border-control px-4 aria-pressed:bg-ink aria-pressed:text-surface';

/** The list of components by owner, and the examples of the selected one at three widths, light or dark. */
export function Gallery({ components }: { components: readonly Component[] }) {
  const [hash, setHash] = useState(fromHash);
  const chosen = hash || components[0]!.id;
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const follow = () => setHash(fromHash());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const listed = components.filter(({ id }) => id.includes(wanted.trim().toLowerCase()));
  const owners = [...new Set(listed.map(({ owner }) => owner))];
  return (
    <div className="grid min-h-screen label-cols-68">
      <nav
        className="sticky top-0 max-h-screen overflow-auto border-r border-line px-6 py-8"
        aria-label="Components"
      >
        <h1 className="text-5xl/title">Components</h1>
        <label className="mt-5 mb-3 grid gap-1 text-small">
          Find
          <input
            className="min-h-10 rounded-control border border-control px-2.5"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        {owners.map((owner) => (
          <section key={owner} aria-label={owner}>
            <h2 className="mt-6 font-text text-small text-slate">{owner}</h2>
            <List>
              {listed
                .filter((component) => component.owner === owner)
                .map(({ id, name, examples }) => (
                  <li key={id}>
                    <a className={LINK} href={`#${id}`} aria-current={id === chosen ? 'page' : undefined}>
                      {name} <small>{Object.keys(examples).length}</small>
                    </a>
                  </li>
                ))}
            </List>
          </section>
        ))}
      </nav>
      <main className="p-8">
        <header className="flex items-baseline justify-between border-b border-rule pb-5">
          <h2>{chosen}</h2>
          <div role="group" aria-label="Colors">
            {SCHEMES.map((one) => (
              <button
                key={one}
                className={SCHEME}
                type="button"
                aria-pressed={one === scheme}
                onClick={() => setScheme(one)}
              >
                {one}
              </button>
            ))}
          </div>
        </header>
        <div className="flex gap-8 overflow-x-auto py-6">
          {WIDTHS.map((width) => (
            <figure key={width} className="flex-none">
              <figcaption className="pb-2 text-small text-slate">{width} px</figcaption>
              <iframe
                className="border border-line"
                title={`${chosen}, ${width} px wide, ${scheme}`}
                width={width}
                height={900}
                src={`/gallery?component=${chosen}&scheme=${scheme}`}
              />
            </figure>
          ))}
        </div>
      </main>
    </div>
  );
}

const fromHash = () => location.hash.slice(1);

/** All examples of one component, each under its name, in the scope of its section's styles. */
export function Frame({ component: { owner, examples, surface } }: { component: Component }) {
  return (
    <main data-gallery-frame="" id="main">
      {Object.entries(examples).map(([example, element]) => (
        <article key={example} data-example={example} aria-label={example}>
          <p className="px-5 pt-7 pb-2.5 text-small text-slate">{example}</p>
          <div data-section={owner}>
            {surface ? (
              <Section surface={surface} label={example}>
                {element}
              </Section>
            ) : (
              element
            )}
          </div>
        </article>
      ))}
    </main>
  );
}

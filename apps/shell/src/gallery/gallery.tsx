import { useEffect, useState } from 'react';
import { components } from './examples.ts';

const WIDTHS = [390, 820, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

/** The list of components, and the examples of the selected one at three widths, light or dark. */
export function Gallery() {
  const [chosen, choose] = useState(fromHash);
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const follow = () => choose(fromHash());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const listed = components.filter(({ name }) => name.includes(wanted.trim().toLowerCase()));
  return (
    <div className="gallery">
      <nav className="gallery-index" aria-label="Components">
        <h1>Components</h1>
        <label>
          Find
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
        <ul>
          {listed.map(({ name, examples }) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={name === chosen ? 'page' : undefined}>
                {name} <small>{Object.keys(examples).length}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="gallery-stage">
        <header>
          <h2>{chosen}</h2>
          <div role="group" aria-label="Colors">
            {SCHEMES.map((one) => (
              <button key={one} type="button" aria-pressed={one === scheme} onClick={() => setScheme(one)}>
                {one}
              </button>
            ))}
          </div>
        </header>
        <div className="gallery-frames">
          {WIDTHS.map((width) => (
            <figure key={width}>
              <figcaption>{width} px</figcaption>
              <iframe
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

const fromHash = () => location.hash.slice(1) || components[0]!.name;

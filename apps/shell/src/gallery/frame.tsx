import { Section } from '@vantedge/shared-ui';
import { components } from './examples.ts';

/** All examples of one component, each under its name. */
export function Frame({ name }: { name: string }) {
  const found = components.find((component) => component.name === name);
  if (!found) return <p>Component not found: {name}</p>;
  return (
    <main data-gallery-frame="" id="main">
      {Object.entries(found.examples).map(([example, element]) => (
        <article key={example} data-example={example} aria-label={example}>
          <p className="px-5 pt-7 pb-2.5 text-small text-slate">{example}</p>
          {found.surface ? <Section surface={found.surface}>{element}</Section> : element}
        </article>
      ))}
    </main>
  );
}

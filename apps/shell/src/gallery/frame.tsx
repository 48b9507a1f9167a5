import { Section } from '@vantedge/shared-ui';
import type { Component } from './components.ts';

/** All examples of one component, each under its name, in the scope of its section's styles. */
export function Frame({ component: { owner, examples, surface } }: { component: Component }) {
  return (
    <main data-gallery-frame="" id="main">
      {Object.entries(examples).map(([example, element]) => (
        <article key={example} data-example={example} aria-label={example}>
          <p className="px-5 pt-7 pb-2.5 text-small text-slate">{example}</p>
          <div data-section={owner}>{surface ? <Section surface={surface}>{element}</Section> : element}</div>
        </article>
      ))}
    </main>
  );
}

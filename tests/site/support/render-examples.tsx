import { Section } from '@vantedge/shared-ui';
import { SampleForms } from '@vantedge/shared-ui/testing/forms';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** Source folder of an owner of examples: shared-ui or an app. */
const folderOf = (owner: string) =>
  path.resolve(import.meta.dirname, '../../..', owner === 'shared-ui' ? 'libs' : 'apps', owner, 'src');

interface Examples {
  examples: Record<string, ReactElement>;
  surface?: 'light' | 'tint' | 'dark';
}

/**
 * Prints every example of the given owners as one body, each in its own article, in the scope and on the surface that the gallery gives it.
 * A separate program, because Playwright compiles JSX of what its tests import for itself, not for React.
 */
for (const owner of process.argv.slice(2)) {
  const folder = folderOf(owner);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.examples.tsx'))) {
    const { examples, surface } = (await import(path.join(folder, file))) as Examples;
    for (const [name, example] of Object.entries(examples)) {
      const label = `${path.basename(file, '.examples.tsx')}: ${name}`;
      const markup = renderToStaticMarkup(
        <MemoryRouter>
          <article data-example={label} data-section={owner} aria-label={label}>
            <SampleForms>
              {surface ? (
                <Section surface={surface} label={name}>
                  {example}
                </Section>
              ) : (
                example
              )}
            </SampleForms>
          </article>
        </MemoryRouter>,
      );
      console.log(markup);
    }
  }
}

import { Section } from '@vantedge/shared-ui';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from '@vantedge/shared-ui/testing/memory-router';

/**
 * Prints every example of shared-ui and the shell as one body, each in its own article, on the surface that it is made for. A separate program,
 * because Playwright compiles JSX of what its tests import for itself, not for React.
 */
const FOLDERS = ['libs/shared-ui/src/components', 'apps/shell/src/components'].map((folder) =>
  path.resolve(import.meta.dirname, '../../..', folder),
);

interface Examples {
  examples: Record<string, ReactElement>;
  surface?: 'dark';
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.examples.tsx'))
    .map((file) => path.join(folder, file)),
);
for (const file of files) {
  const { examples, surface } = (await import(file)) as Examples;
  for (const [name, example] of Object.entries(examples)) {
    const label = `${path.basename(file, '.examples.tsx')}: ${name}`;
    console.log(
      renderToStaticMarkup(
        <MemoryRouter>
          <article data-example={label} aria-label={label}>
            {surface ? <Section surface={surface}>{example}</Section> : example}
          </article>
        </MemoryRouter>,
      ),
    );
  }
}

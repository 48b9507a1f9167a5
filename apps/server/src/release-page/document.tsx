import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Headers, SECURITY_HEADERS } from '@vantedge/documents/http';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Written by the build target of this project. */
const STYLESHEET = path.join(import.meta.dirname, '../../dist/release-page.css');

/** A page of the server itself, complete without scripts. */
export interface ServerPage {
  html: string;
  headers: Headers;
}

/** Renders a page of the server itself. Without the stylesheet, which a build writes, it is readable and says what is missing. */
export function renderPage(title: string, content: ReactNode, stylesheet = STYLESHEET): ServerPage {
  const css = readStylesheet(stylesheet);
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        {css && <style>{css}</style>}
      </head>
      <body>
        <main>
          {!css && (
            <p>
              The stylesheet is missing: <code>npx nx build server</code>
            </p>
          )}
          {content}
        </main>
      </body>
    </html>,
  );
  const styles = css ? `'sha256-${createHash('sha256').update(css).digest('base64')}'` : "'none'";
  return {
    html: `<!doctype html>${html}`,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src ${styles}; font-src data:; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
    },
  };
}

function readStylesheet(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

import { Seo } from '@vantedge/seo';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The frame of a test page: its head, its name, and enough text and links to miss when they are gone. */
export function LabPage({ path, name, children }: { path: string; name: string; children?: ReactNode }) {
  return (
    <section className="mx-auto max-w-3xl px-6 py-32 text-ink">
      <Seo
        page={{
          path,
          title: `${name}: lab`,
          description: `A page for the tests: ${name}.`,
          keywords: ['test'],
          noindex: true,
        }}
      />
      <h1 className="text-h2">{name}</h1>
      <p className="mt-6">
        The text of this page was served with it, and stays whatever the script beside it does.
      </p>
      <p className="mt-6">
        <Link to="/contact">Contact</Link>
      </p>
      {children}
    </section>
  );
}

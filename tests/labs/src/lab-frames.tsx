import { Seo } from '@vantedge/seo';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Frame of a test page: head, heading, text and a link whose loss a test can detect. */
export function LabPage({ path, name, children }: { path: string; name: string; children?: ReactNode }) {
  return (
    <section className="mx-auto max-w-3xl px-6 py-32 text-ink">
      <Seo
        page={{
          meta: {
            path,
            title: `${name}: lab`,
            description: `A page for the tests: ${name}.`,
            keywords: ['test'],
            noindex: true,
          },
        }}
      />
      <h1 className="text-h2">{name}</h1>
      <p className="mt-6">This text is prerendered and must stay when a script on this page fails.</p>
      <p className="mt-6">
        <Link to="/contact">Contact</Link>
      </p>
      {children}
    </section>
  );
}

/** Frame of a test widget: heading and a link whose loss a test can detect. */
export function LabWidget({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className="mt-12">
      <h2 className="text-h3">{name}</h2>
      <Link to="/contact">Contact by widget</Link>
      {children}
    </div>
  );
}

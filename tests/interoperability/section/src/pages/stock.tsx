import { Seo } from '@vantedge/seo';
import { PageHero } from '@vantedge/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';

export default function StockPage() {
  const [count, setCount] = useState(0);
  async function step() {
    const { next } = await import('../step.ts');
    setCount(next);
  }
  return (
    <>
      <Seo
        page={{
          meta: {
            path: '/stock',
            title: 'A section built with the stock plugin',
            description: 'A page whose container is built by Module Federation alone, for the tests.',
            keywords: ['test'],
            noindex: true,
          },
        }}
      />
      <PageHero variant="plain" title="Stock container" lead="Built without the preset’s browser build.">
        <button type="button" onClick={() => void step()}>
          Count: {count}
        </button>
        <Link to="/contact">Contact</Link>
      </PageHero>
    </>
  );
}

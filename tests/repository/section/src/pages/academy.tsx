import { Seo } from '@vantedge/seo';
import { PageHero } from '@vantedge/shared-ui';
import { useState } from 'react';
import { academy } from '../content/index.ts';

export default function AcademyPage() {
  const { meta, hero } = academy;
  const [count, setCount] = useState(0);
  return (
    <>
      <Seo page={meta} />
      <PageHero variant="plain" title={hero.title} lead={hero.lead}>
        <button type="button" className="underline" onClick={() => setCount(count + 1)}>
          Courses chosen: {count}
        </button>
      </PageHero>
    </>
  );
}

import { home } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { Widget } from '@vantedge/shared-ui';
import { HomeHero } from '../components/home/hero/home-hero.tsx';

export default function HomePage() {
  return (
    <>
      <Seo page={home.meta} />
      <HomeHero {...home.hero} />
      <Widget name="stories/teasers" />
    </>
  );
}

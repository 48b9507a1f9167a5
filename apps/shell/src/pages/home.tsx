import { home } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { Widget } from '@vantedge/shared-ui';
import { HomeHero } from '../components/home/hero/home-hero.tsx';
import { FiftySeats } from '../components/home/seats/fifty-seats.tsx';
import { SolutionCards } from '../components/home/solutions/solution-cards.tsx';

export default function HomePage() {
  return (
    <>
      <Seo page={home.meta} />
      <HomeHero {...home.hero} />
      <SolutionCards {...home.solutions} />
      <FiftySeats {...home.seats} />
      <Widget name="stories/teasers" />
    </>
  );
}

import { home } from '@vantedge/content-site';
import { Seo } from '@vantedge/seo';
import { PageNavigation, Widget } from '@vantedge/shared-ui';
import { ClientCarousel } from '../components/home/clients/client-carousel.tsx';
import { HomeHero } from '../components/home/hero/home-hero.tsx';
import { OneNight } from '../components/home/night/one-night.tsx';
import { CompanyRecord } from '../components/home/record/company-record.tsx';
import { FiftySeats, teamPhoto } from '../components/home/seats/fifty-seats.tsx';
import { SolutionCards } from '../components/home/solutions/solution-cards.tsx';

export default function HomePage() {
  return (
    <>
      <Seo page={home} />
      <HomeHero {...home.hero} />
      <PageNavigation sections={home.sections} />
      <OneNight />
      <CompanyRecord {...home.record} metrics={home.metrics} />
      <ClientCarousel {...home.clients} />
      <SolutionCards {...home.solutions} />
      <FiftySeats {...home.seats} photo={teamPhoto} />
      {/* Reserves about their height until they load, after a navigation in this tab. */}
      <div className="has-[[data-widget]:empty]:min-h-310 md:has-[[data-widget]:empty]:min-h-230 lg:has-[[data-widget]:empty]:min-h-162.5">
        <Widget name="stories/teasers" />
      </div>
    </>
  );
}

import { company, emailReveal } from '@vantedge/content-shared';
import { worldClock, type notFound } from '@vantedge/content-site';
import { Button, LinkedText, MaskedEmail, Section, SectionTitle, FigureCaption } from '@vantedge/shared-ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import map from '../assets/not-found-map.svg';
import { LinkList } from './link-list.tsx';
import {
  longitudeToX,
  latitudeToY,
  NOT_FOUND_MAP_HEIGHT,
  NOT_FOUND_MAP,
  POINT_NEMO,
} from './world-clock/map-projection.ts';

const { cebu, losAngeles } = worldClock.cities;

/** The world map with a ring below its frame. The map is a cached file; the labels use the page's typeface. */
export function NotFoundMap({ label, lost, name, caption }: typeof notFound.map) {
  return (
    <figure className="mt-lead">
      <div className="grid h-[clamp(360px,36vw,466px)] *:col-start-1 *:row-start-1 *:size-full *:min-h-0 max-md:-mx-edge">
        {/* Narrow screens show its right side, where the ring is. */}
        <img
          className="object-cover object-right-bottom"
          src={map}
          width={NOT_FOUND_MAP.width}
          height={NOT_FOUND_MAP_HEIGHT}
          alt={label}
        />
        <svg
          className="fill-on-dark text-lg/none font-medium md:text-small"
          viewBox={`0 0 ${NOT_FOUND_MAP.width} ${NOT_FOUND_MAP_HEIGHT}`}
          preserveAspectRatio="xMaxYMax slice"
          aria-hidden="true"
        >
          <Name className="max-md:hidden" text={cebu.name} {...positionOf(cebu)} />
          <Name left text={losAngeles.name} {...positionOf(losAngeles)} />
          <Name text={lost} {...POINT_NEMO} />
        </svg>
      </div>
      <FigureCaption className="mt-4.5 *:mr-1" title={name}>
        {caption}
      </FigureCaption>
    </figure>
  );
}

interface NameProps {
  text: string;
  x: number;
  y: number;
  left?: boolean;
  className?: string;
}

/** A label next to its ring: to the left of Los Angeles, to the right of the others. */
function Name({ text, x, y, left, className }: NameProps) {
  return (
    <text className={className} x={x + (left ? -18 : 20)} y={y + 5} textAnchor={left ? 'end' : undefined}>
      {text}
    </text>
  );
}

function positionOf({ longitude, latitude }: { longitude: number; latitude: number }) {
  return {
    x: Math.round(longitudeToX(NOT_FOUND_MAP, longitude)),
    y: Math.round(latitudeToY(NOT_FOUND_MAP, latitude)),
  };
}

/** Button that goes back in the browser history, or home if there is none. The inline loader makes it work before hydration. */
export function GoBack({ label, home }: { label: string; home: string }) {
  const navigate = useNavigate();
  const goBack = () => (history.length > 1 ? history.back() : navigate(home));
  return (
    <Button tone="on-dark" data-go-back={home} className="noscript:hidden" onClick={goBack}>
      {label}
    </Button>
  );
}

/** Links to popular pages, and contact details for reporting a broken link. */
export function SuggestedLinks({ title, links, help, show, write }: typeof notFound.suggestions) {
  return (
    <Section layout="free" title={title} className="*:grid-12">
      <SectionTitle className="col-span-full lg:col-span-5 lg:row-span-2" />
      <LinkList className="col-span-full max-lg:mt-10 lg:col-start-7" links={links} large />
      <p className="col-span-full mt-5 text-md text-slate lg:col-start-7">
        <LinkedText className="text-ink" {...help} />{' '}
        <MaskedEmail email={company.email} labels={{ ...emailReveal, show, write }} />
      </p>
    </Section>
  );
}

/** Logs the path that has no page. */
export function useLogMissing(): void {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
}

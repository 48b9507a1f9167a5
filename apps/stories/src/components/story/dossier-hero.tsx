import type { StoryPage } from '@vantedge/content-stories';
import { HeroFrame, List, PageTitle } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Plate } from '../plate.tsx';

interface Props extends Pick<StoryPage, 'hero' | 'cover'> {
  /** A long title is set smaller, so that no word stands alone on its last line. */
  long?: boolean;
}

const TITLE = 'w-full text-balance focus:outline-none print:text-h1 text-[var(--foil)]';
const SIZES = {
  short:
    'max-w-[8.2em] text-[clamp(2.5rem,0.4rem+9.4vw,5rem)]/none tracking-tight md:text-[clamp(3.5rem,1rem+7.2vw,8rem)]/figure md:tracking-figure',
  long: 'text-[clamp(1.625rem,0.2rem+7vw,4.25rem)]/none tracking-tight md:text-[clamp(3rem,1rem+5.6vw,6.5rem)]/display md:tracking-figure',
};

/** The top of a story: its cover from edge to edge with the title set on it, and what the marks are. */
export function DossierHero({ hero, cover, long }: Props) {
  const { departments } = cover;
  const all = departments?.reduce((sum, { seats }) => sum + seats, 0);
  return (
    <HeroFrame
      className="plate-cover"
      variant="inner"
      flush
      breadcrumb={hero.breadcrumb}
      plate={
        <>
          <Plate
            cover={cover}
            wide
            numbered
            className="mt-3 min-h-90 border-b-10 border-surface-dark-3 md:min-h-[clamp(30rem,40vw,42rem)]"
          >
            <div className="page-edge pt-24 pb-12 md:pb-24">
              <PageTitle className={clsx(TITLE, SIZES[long ? 'long' : 'short'])}>{hero.title}</PageTitle>
            </div>
          </Plate>
          {departments ? (
            <nav className="print:hidden" aria-label={cover.links}>
              <List
                className="grid grid-cols-2 gap-y-3.5 pt-4 pb-7 max-md:mx-edge md:equal-cols-(--all)"
                style={{ '--all': all }}
              >
                {departments.map(({ key, name, seats }) => (
                  <li
                    key={key}
                    className="wrap-anywhere md:col-span-(--seats) md:first:*:pl-[max(var(--edge),50vw_-_var(--page)/2)]"
                    style={{ '--seats': seats }}
                  >
                    <a
                      className="block border-surface-dark-rule pl-3 text-small/snug text-on-dark-2 no-underline hover:text-on-dark max-md:border-l-4 max-md:border-(--mark) md:border-l md:pr-2 md:text-md/snug"
                      data-color={key}
                      href={`#${key}`}
                    >
                      <b className="figure block text-6xl/none font-normal text-on-dark md:text-7xl/none">
                        {seats}
                      </b>{' '}
                      {name}
                    </a>
                  </li>
                ))}
              </List>
            </nav>
          ) : (
            <p className="page-edge pt-4 pb-7 text-md/normal text-on-dark-2">
              <b className="figure mr-2 text-6xl/none font-normal text-on-dark">{cover.value}</b>{' '}
              {cover.caption}
            </p>
          )}
        </>
      }
    />
  );
}

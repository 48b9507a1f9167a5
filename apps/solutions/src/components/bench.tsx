import { formatNumber } from '@vantedge/content-shared';
import type { bench } from '@vantedge/content-solutions';
import {
  ButtonLink,
  ChoiceTile,
  clockTime,
  fillTemplate,
  localDate,
  Tag,
  TextButton,
  toPercent,
  useAdopted,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type BenchRecord = typeof bench;
type Profile = BenchRecord['profiles'][number];

interface BenchProps extends BenchRecord {
  /** Heads the sheet where no section does. */
  title?: { id: string; title: string; lead: string };
  /** The branch whose profiles come first. */
  first?: Profile['branch'];
}

/** A time zone by one of its cities, in hours ahead of Los Angeles. */
interface Zone {
  city: string;
  ahead: number;
}

const HOURS = 24;

/**
 * Sample profiles as shifts against the visitor's working hours, in the time zone of the browser or one that is chosen; in that of Los
 * Angeles without scripts. A row opens a piece of the person's work, beside the rows where there is room.
 */
export function Bench({ title, first, ...record }: BenchProps) {
  const { tag, zone, role, day, shift, columns, ticks, labels, profiles, action } = record;
  const [zones, setZones] = useState<readonly Zone[]>(zone.options);
  const [city, setCity] = useState<string>(zone.options[0].city);
  const [branch, setBranch] = useState('');
  const [all, setAll] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = visitorsZone(new Date());
    if (!own) return;
    setZones((known) => (known.some((one) => one.city === own.city) ? known : [...known, own]));
    setCity(own.city);
  }, []);
  useAdopted(form, (adopted) => {
    const chosen = new FormData(adopted);
    // Not the one that the document has for everybody.
    if (chosen.get('zone') !== zone.options[0].city) setCity(String(chosen.get('zone')));
    setBranch(String(chosen.get('role')));
  });
  // One of those that are left is open: what was open may have gone.
  useEffect(() => {
    const shown = [...rows.current!.querySelectorAll<HTMLDetailsElement>('[data-match]')];
    if (branch && !shown.some(({ open }) => open)) shown[0]!.open = true;
  }, [branch]);
  // On a phone the first of each branch, until the others are asked for.
  const isMore = (profile: Profile) =>
    profile.branch !== first && profile !== profiles.find((one) => one.branch === profile.branch);
  useEffect(() => {
    if (all) rows.current!.querySelector<HTMLElement>('[data-more] summary')!.focus();
  }, [all]);
  const { ahead } = zones.find((one) => one.city === city)!;
  return (
    <div
      className="bench border-t-3 border-amber surface-paper px-inset pt-6 pb-inset md:pt-8 print:border forced-colors:border"
      data-hydrate=""
    >
      {title && (
        <div className="mb-5 lg:mb-8 lg:grid-12 lg:items-end">
          <h2 id={title.id} className="max-md:text-5xl/title lg:col-span-8">
            {title.title}
          </h2>
          <p className="text-slate max-lg:mt-3 lg:col-span-4 lg:col-start-9">{title.lead}</p>
        </div>
      )}
      <form
        className="flex flex-wrap gap-x-9 gap-y-3 pb-4 md:gap-y-4 md:pb-5 print:hidden noscript:hidden"
        ref={form}
        method="get"
        autoComplete="off"
      >
        <Choice label={zone.label}>
          {zones.map((one) => (
            <Chip key={one.city} name="zone" value={one.city} chosen={city} onChoose={setCity}>
              {one.city}
            </Chip>
          ))}
        </Choice>
        <Choice label={role.label}>
          {['', ...role.options].map((one) => (
            <Chip key={one} name="role" value={one} chosen={branch} onChoose={setBranch}>
              {one || role.all}
            </Chip>
          ))}
        </Choice>
      </form>
      <div
        className="relative lg:min-h-[38rem] lg:pr-100 [&_summary::-webkit-details-marker]:hidden"
        ref={rows}
        style={{
          '--shift': shift,
          '--from': day.from,
          '--day-from': toPercent(day.from, HOURS),
          '--day-to': toPercent(day.to, HOURS),
        }}
      >
        <p className="absolute right-0 hidden w-88 border-t-3 border-line py-8 text-center text-slate lg:block">
          {labels.choose}
        </p>
        <Axis {...{ columns, ticks, day, tag }} city={city} />
        {[...profiles]
          .sort((a, b) => Number(b.branch === first) - Number(a.branch === first))
          .map((profile, index) => (
            <Row
              key={profile.role}
              {...{ profile, day, shift, labels, city }}
              starts={profile.starts + ahead}
              isOpen={index === 0}
              isMore={isMore(profile)}
              isHidden={branch ? branch !== profile.branch : !all && isMore(profile) && 'narrow'}
            />
          ))}
        {!all && !branch && (
          <TextButton className="mt-2 md:hidden noscript:hidden" onClick={() => setAll(true)}>
            {fillTemplate(labels.more, { count: String(profiles.length) })}
          </TextButton>
        )}
        <ButtonLink
          tone="amber"
          className={clsx(
            'max-md:mt-3 max-md:w-full md:max-lg:mt-5 lg:absolute lg:right-0 lg:bottom-0 lg:w-88',
            // The hero has the same one above the sheet.
            title && 'max-md:hidden',
          )}
          to={action.to}
        >
          {action.label}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Returns the time zone of the browser; `undefined` if it is not one of a place. */
function visitorsZone(now: Date): Zone | undefined {
  const [area, ...place] = Intl.DateTimeFormat().resolvedOptions().timeZone.split('/');
  const city = place.at(-1)?.replaceAll('_', ' ');
  if (!city || area === 'Etc') return undefined;
  const here = +now - now.getTimezoneOffset() * 60_000;
  const ahead = (here - +localDate(now, 'America/Los_Angeles')) / 3_600_000;
  // The shorter way around the day.
  return { city, ahead: ahead > HOURS / 2 ? ahead - HOURS : ahead };
}

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="min-w-0 max-md:w-full">
    <legend className="mb-2 text-small/snug font-medium text-slate max-md:sr-only">{label}</legend>
    <div className="flex gap-1.5 max-md:-mx-inset max-md:overflow-x-auto max-md:px-inset max-md:py-1 md:flex-wrap">
      {children}
    </div>
  </fieldset>
);

const CHIP = clsx(
  'inline-flex min-h-11 items-center rounded-control border border-control bg-surface px-3.5 text-md/tight font-medium whitespace-nowrap',
  'transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-surface',
);

interface ChipProps {
  name: string;
  value: string;
  chosen: string;
  onChoose: (value: string) => void;
  children: string;
}

const Chip = ({ name, value, chosen, onChoose, children }: ChipProps) => (
  <ChoiceTile
    filled
    className={CHIP}
    name={name}
    value={value}
    checked={value === chosen}
    onChange={() => onChoose(value)}
  >
    {children}
  </ChoiceTile>
);

const ROW = 'grid items-center gap-x-5 max-md:grid-cols-fill-auto md:grid-cols-[14.5rem_1fr_5.5rem]';

type AxisProps = Pick<BenchRecord, 'columns' | 'ticks' | 'day' | 'tag'> & { city: string };

/** The hours of the visitor's day, with those of work marked. */
const Axis = ({ columns, ticks, day, tag, city }: AxisProps) => (
  <div className={clsx(ROW, 'items-end border-b border-rule text-xs/snug text-slate')}>
    <p className="pb-1.5">
      {columns.profile} <Tag className="ml-1">{tag}</Tag>
    </p>
    <div className="relative h-13 max-md:order-1 max-md:col-span-full" aria-hidden="true">
      <p className="absolute inset-x-1/3 -mx-6 pt-1 text-center font-medium text-amber-text">
        {`${day.label}, ${city}`}
      </p>
      {ticks.map(({ hour, label }) => (
        <span
          key={hour}
          className={clsx(
            'absolute bottom-1.5 left-(--at) whitespace-nowrap',
            hour === 0 ? '' : hour === HOURS ? '-translate-x-full' : '-translate-x-1/2',
            hour === day.from || hour === day.to
              ? 'font-medium text-amber-text'
              : hour % HOURS && 'max-lg:hidden',
          )}
          style={{ '--at': toPercent(hour, HOURS) }}
        >
          {label}
        </span>
      ))}
      <i
        className="absolute -bottom-px left-(--day-from) h-0.75 w-(--width) bg-amber"
        style={{ '--width': toPercent(day.to - day.from, HOURS) }}
      />
    </div>
    <p className="pb-1.5 text-right before:mr-1.5 before:inline-block before:h-2.5 before:w-4 before:bg-teal before:content-['']">
      {columns.shared}
    </p>
  </div>
);

interface RowProps extends Pick<BenchRecord, 'day' | 'shift' | 'labels'> {
  profile: Profile;
  city: string;
  /** The hour at which the shift starts there; it may be of the day before or after. */
  starts: number;
  isOpen: boolean;
  /** Whether it is not the first of its branch. */
  isMore: boolean;
  /** Whether it is hidden, everywhere or on a narrow screen. */
  isHidden: boolean | 'narrow';
}

/** One profile, which opens. */
function Row({ profile, day, shift, labels, city, starts, isOpen, isMore, isHidden }: RowProps) {
  const { role, years, stack } = profile;
  const shared = sharedHours(starts, shift, day);
  const time = `${clockTime(minutesOf(starts))}–${clockTime(minutesOf(starts + shift))}`;
  return (
    <details
      className={clsx(
        'group border-b border-line',
        isHidden && (isHidden === 'narrow' ? 'max-md:hidden' : 'hidden'),
        'noscript:block',
      )}
      name="bench"
      open={isOpen}
      data-match={isHidden !== true || undefined}
      data-more={isMore || undefined}
    >
      <summary
        className={clsx(
          ROW,
          'relative cursor-pointer list-none py-2 md:py-2.75 md:group-open:bg-surface-tint md:group-open:shadow-[-14px_0_0_var(--surface-tint)]',
        )}
      >
        <h3 className="row-start-1 font-display text-2xl/tight group-hover:underline">{role}</h3>
        <span className="row-start-2 text-xs/snug text-slate">
          {`${years} ${labels.years}, ${stack}`}
          <span className="sr-only">{`, ${time}, `}</span>
        </span>
        <Shift starts={starts} day={day} />
        <span className="row-span-2 row-start-1 text-right text-xs/tight max-md:col-start-2 max-md:max-w-22 md:col-start-3">
          {shared ? (
            <>
              <b className="figure text-4xl/none font-normal md:block md:text-5xl/none">
                {formatNumber(shared)}
              </b>{' '}
              {shared === 1 ? labels.hour : labels.hours}
            </>
          ) : (
            <span className="block text-amber-text">{labels.overnight}</span>
          )}
        </span>
      </summary>
      <div className="border-amber bg-surface-tint px-4 pt-3 pb-5 max-lg:mb-3 md:px-6 lg:absolute lg:top-0 lg:right-0 lg:flex lg:min-h-[calc(100%-4.25rem)] lg:w-88 lg:flex-col lg:border-t-3 lg:px-7 lg:pt-6 lg:pb-7 print:group-not-open:hidden">
        <p className="font-display text-6xl/tight tracking-tight max-lg:hidden">{role}</p>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-3 lg:mt-4 [&_dt]:text-xs [&_dt]:text-slate">
          <div className="max-lg:hidden">
            <dt>{labels.experience}</dt>
            <dd className="font-display text-4xl/tight">{`${years} ${labels.years}`}</dd>
          </div>
          <div className="max-lg:col-span-full max-lg:flex max-lg:items-baseline max-lg:justify-between">
            <dt>{fillTemplate(labels.shift, { city })}</dt>
            <dd className="text-md/note lg:pt-1">{time}</dd>
          </div>
          {profile.more?.map(({ label, text }) => (
            <div key={label} className="col-span-full max-md:hidden">
              <dt>{label}</dt>
              <dd className="text-md/note">{text}</dd>
            </div>
          ))}
        </dl>
        <Work {...profile.work} />
      </div>
    </details>
  );
}

const SHIFT = clsx(
  'bench-shift h-4 w-full max-md:col-span-full max-md:row-start-3 max-md:mt-1',
  'md:col-start-2 md:row-span-2 md:row-start-1 md:h-6.5',
);

/** The shift, and the part of it within the working hours, which a second line of their length draws (`bench.css`). */
const Shift = ({ starts, day: { from, to } }: { starts: number; day: BenchRecord['day'] }) => (
  <svg className={SHIFT} style={{ '--starts': starts }} aria-hidden="true">
    <line x2="100%" y1="50%" y2="50%" pathLength={HOURS} />
    <line x1={toPercent(from, HOURS)} x2={toPercent(to, HOURS)} y1="50%" y2="50%" pathLength={to - from} />
  </svg>
);

/** A piece of the work, as it reads in its tool. */
const Work = ({ kind, diff, title, text }: Profile['work']) => (
  <figure className="mt-4 lg:flex lg:grow lg:flex-col">
    <figcaption className="mb-1.5 text-xs/snug font-medium text-slate">{kind}</figcaption>
    <div className="border border-line bg-surface px-4 pt-3.5 pb-4 lg:grow">
      {diff && (
        <pre className="mb-2.5 font-mono text-xs/body whitespace-pre-wrap">
          <del className="block bg-danger/14 no-underline">{`- ${diff.before}`}</del>
          <ins className="block bg-green/14 no-underline">{`+ ${diff.after}`}</ins>
        </pre>
      )}
      {title && <p className="mb-1.5 text-base/snug font-medium">{title}</p>}
      <p className="font-display text-2xl/snug lg:text-4xl/snug">{text}</p>
    </div>
  </figure>
);

/** Returns how many hours of a shift lie within the working hours, whatever the day that it starts on. */
export function sharedHours(
  starts: number,
  length: number,
  { from, to }: { from: number; to: number },
): number {
  const start = hourOf(starts);
  return [start - HOURS, start].reduce(
    (sum, begin) => sum + Math.max(0, Math.min(begin + length, to) - Math.max(begin, from)),
    0,
  );
}

const hourOf = (hour: number) => ((hour % HOURS) + HOURS) % HOURS;
const minutesOf = (hour: number) => hourOf(hour) * 60;

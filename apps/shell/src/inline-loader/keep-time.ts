import { everyThirdHour, halfHourAt } from '../office-hours/day-now.ts';

/** How often the time is refreshed, in milliseconds. */
const REFRESH_MS = 15_000;

const HOUR_MS = 36e5;

/** Distance that the sky moves west in half an hour, in units of the map. */
const HALF_HOUR_UNITS = 1280 / 48;

/**
 * Shows the current time on the clock of the home page, before anything of it is visible and until the page is hydrated. A prerendered page
 * has no time of its own. Does nothing on other pages.
 */
export function keepTime() {
  const stage = document.querySelector<HTMLElement>('[data-clock]');
  if (!stage) return;
  const show = () => {
    // React removes the attribute once it keeps the time.
    if (stage.dataset['clock']) return showNow(stage, new Date());
    clearInterval(timer);
    document.removeEventListener('visibilitychange', show);
  };
  const timer = setInterval(show, REFRESH_MS);
  document.addEventListener('visibilitychange', show);
  show();
  stage.dataset['hour'] = 'now';
  stage.querySelector('.hour-strip-now')!.removeAttribute('hidden');
}

function showNow(stage: HTMLElement, now: Date) {
  const all = (selector: string) => [...stage.querySelectorAll<HTMLElement>(selector)];
  const cebu = clockIn('Asia/Manila', now);
  const losAngeles = clockIn('America/Los_Angeles', now);
  // The band's day starts at 8 a.m. in Los Angeles, which is midnight in Cebu City, or an hour earlier.
  const start = losAngeles.zone === 'PDT' ? 15 : 16;
  const at = (now.getTime() / HOUR_MS / 24 + 1 - start / 24) % 1;
  const times: Record<string, string> = {
    manila: cebu.time,
    cebu: `${cebu.day} ${cebu.time}`,
    losAngeles: `${losAngeles.day} ${losAngeles.time}`,
  };
  for (const item of all('[data-at]')) item.toggleAttribute('data-done', at >= Number(item.dataset['at']));
  times['done'] = String(all('[data-at][data-done]').length);
  for (const time of all('[data-now]')) time.textContent = times[time.dataset['now']!]!;
  for (const mark of all('.overlap-mark.now > svg')) mark.setAttribute('x', `${at * 100}%`);
  const hours = everyThirdHour((start + 8) % 24);
  all('ol:last-child > li').forEach((mark, index) => (mark.textContent = hours[index]!));
  const halfHour = halfHourAt(now);
  const map = stage.querySelector<HTMLImageElement>('img.now')!;
  map.src = map.src.replace(/\d+$/, String(halfHour));
  const scale = stage.querySelector('.hour-scale .now > g')!;
  scale.setAttribute('transform', `translate(${-halfHour * HALF_HOUR_UNITS})`);
}

/**
 * Returns the day of the week, the time and the abbreviation of the time zone, as `zoneTime` writes them. That function and its tables are
 * twice as large, and this script is in every document.
 */
function clockIn(timeZone: string, now: Date) {
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(now);
  const [, day, hour, minutes, half, zone] = /(\w+),? (\d+)(:\d+)\s(.)M (.*)/.exec(text)!;
  return { day, time: `${hour}${minutes === ':00' ? '' : minutes} ${half!.toLowerCase()}.m.`, zone };
}

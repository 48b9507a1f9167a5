import type { ZoneTime } from '@vantedge/shared-ui/host';
import { dayNow, everyThirdHour, halfHourAt } from '../office-hours/day-now.ts';

/** How often the time is refreshed, in milliseconds. */
const REFRESH_MS = 15_000;

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
}

function showNow(stage: HTMLElement, now: Date) {
  const all = (selector: string) => [...stage.querySelectorAll<HTMLElement>(selector)];
  const { at, cebuStart, cebu, losAngeles } = dayNow(now);
  const times: Record<string, string> = {
    manila: cebu.time,
    cebu: dayAndTime(cebu),
    losAngeles: dayAndTime(losAngeles),
  };
  for (const item of all('[data-at]')) item.toggleAttribute('data-done', at >= Number(item.dataset['at']));
  times['done'] = String(all('[data-at][data-done]').length);
  for (const time of all('[data-now]')) time.textContent = times[time.dataset['now']!]!;
  for (const mark of all('.overlap-mark.now > svg')) mark.setAttribute('x', `${at * 100}%`);
  const hours = everyThirdHour(cebuStart);
  all('ol:last-child > li').forEach((mark, index) => (mark.textContent = hours[index]!));
  const halfHour = halfHourAt(now);
  const map = stage.querySelector<HTMLImageElement>('img.now')!;
  map.src = map.src.replace(/\d+$/, String(halfHour));
  const scale = stage.querySelector('.hour-scale .now > g')!;
  scale.setAttribute('transform', `translate(${-halfHour * HALF_HOUR_UNITS})`);
}

const dayAndTime = ({ day, time }: ZoneTime) => `${day.slice(0, 3)} ${time}`;

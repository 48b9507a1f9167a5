import { type OfficeState, officeState, type OpeningHours } from '../office-hours/office-state.ts';
import { isDaylightSaving, localDate, type TimeZone, zoneTime } from '../office-hours/zone-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HOURS_PER_WEEK = 24 * 7;

/**
 * Defines `<local-time>`, which keeps its text, or what it contains, at the present in a time zone. It needs no application, and works
 * the same in one. `LocalTime` describes its attributes.
 */
export function defineLocalTime() {
  if (!customElements.get('local-time')) customElements.define('local-time', localTimeElement());
}

/** A function, because prerendering has no `HTMLElement`. */
function localTimeElement() {
  const shown = new Set<{ show: () => void }>();
  let next: ReturnType<typeof setTimeout> | undefined;
  /** Shows the time in all elements, now and as each minute begins. */
  const showAll = () => {
    clearTimeout(next);
    if (!shown.size) return;
    for (const element of shown) element.show();
    next = setTimeout(showAll, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  // A tab in the background is late.
  document.addEventListener('visibilitychange', showAll);
  addEventListener('pageshow', showAll);

  // React sets properties that an element has: names of attributes are private.
  return class extends HTMLElement {
    static observedAttributes = ['at'];
    readonly #started = Date.now();

    connectedCallback() {
      shown.add(this);
      if (shown.size === 1) showAll();
      else this.show();
      // React sets the source of a picture once more after it has inserted it.
      void Promise.resolve().then(() => this.attributeChangedCallback());
    }

    disconnectedCallback() {
      shown.delete(this);
    }

    attributeChangedCallback() {
      if (shown.has(this)) this.show();
    }

    show() {
      const instant = this.#instant();
      const opening = JSON.parse(this.getAttribute('opening') ?? 'null') as OpeningHours | null;
      const state = opening && officeState(opening, this.#zone(), instant);
      if (state) this.toggleAttribute('data-open', state.open);
      const text = this.getAttribute(state ? (state.open ? 'when-open' : 'when-closed') : 'text');
      if (text === null) this.#setProperties(instant);
      else this.#setText(text, state, instant);
    }

    #zone() {
      return this.getAttribute('zone') as TimeZone;
    }

    #instant(): Date {
      const at = this.getAttribute('at');
      const start = at === null ? Date.now() : at === 'start' ? this.#started : Number(at);
      return new Date(start + Number(this.getAttribute('hours')) * HOUR_MS);
    }

    #setText(template: string, state: OfficeState | null, instant: Date) {
      const text = template.replaceAll(/\{(\w+) ?(.*?)\}/g, (whole, field: string, zone: string) => {
        const fields = { ...fieldsOf(instant, (zone as TimeZone) || this.#zone()), ...changeOf(state) };
        return fields[field] ?? whole;
      });
      if (text !== this.textContent) this.textContent = text;
    }

    #setProperties(instant: Date) {
      const local = localDate(instant, this.#zone());
      const starts = Number(this.getAttribute('day-starts'));
      // The day that began at that hour.
      const day = new Date(+local - starts * HOUR_MS);
      const weekday = day.getUTCDay();
      const hour = (+day % (24 * HOUR_MS)) / HOUR_MS;
      const values = {
        '--live': 1,
        '--day': hour / 24,
        '--week': (weekday * 24 + hour) / HOURS_PER_WEEK,
        '--half-hour': Math.round(hour * 2) % 48,
        '--workday': weekday >= 1 && weekday <= 5 ? 1 : 0,
        // Not of the other zones, so that a drawing within one of Los Angeles inherits it.
        ...(this.#zone() === 'America/Los_Angeles' && { '--daylight': isDaylightSaving(instant) ? 1 : 0 }),
      };
      for (const [name, value] of Object.entries(values)) this.style.setProperty(name, String(value));
      for (const image of this.querySelectorAll('img'))
        image.src = image.src.replace(/#h\d+$/, `#h${values['--half-hour']}`);
    }
  };
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** What a template may name. */
function fieldsOf(instant: Date, zone: TimeZone): Record<string, string> {
  const { time, day } = zoneTime(instant, zone);
  const local = localDate(instant, zone);
  return {
    time,
    day,
    weekday: day.slice(0, 3),
    clock: local.toISOString().slice(11, 16),
    date: `${MONTHS[local.getUTCMonth()]!} ${local.getUTCDate()}, ${local.getUTCFullYear()}`,
  };
}

/** What a template may name of an office: when its state changes. */
function changeOf(state: OfficeState | null): Record<string, string> {
  if (!state) return {};
  if (!state.open) return { next: state.day, from: state.from };
  return state.always ? {} : { until: state.until };
}

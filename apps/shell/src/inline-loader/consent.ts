import { CONSENT_ID, type ConsentConfig } from '@vantedge/federation-contract';
import { CONSENT_CHANGED, consentGiven, track, TRACKED } from '@vantedge/shared-ui/host';

/** Where the choice is kept, for 12 months: `allowed <time> <id of what was listed>`. */
const KEY = 'vantedge-consent';
const YEAR_MS = 31_536e6;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

let listed: ConsentConfig;

/** Reads what the settings list, before any other script runs. */
export const readListed = () =>
  void (listed = JSON.parse(document.getElementById(CONSENT_ID)!.textContent!) as ConsentConfig);

/** Whether a script is of a listed origin. Compares by index: a malicious script could replace string methods. */
export function isListed(url: string): boolean {
  for (const origin of listed.origins) {
    let same = 0;
    while (same < origin.length && url[same] === origin[same]) same++;
    if (same === origin.length) return true;
  }
  return false;
}

/** Asks for consent if it is needed and has not been given, and loads what is allowed. Runs once the page is shown. */
export function askForConsent() {
  const { dialog, status } = parts();
  /** The signal of the browser is a refusal, whatever is pressed. */
  const signal = navigator.globalPrivacyControl;
  let choice = signal ? 'refused' : kept();
  const apply = () => {
    const allows = choice ? choice === 'allowed' : listed.mode !== 'opt-in';
    document.documentElement.dataset['consent'] = allows ? 'allowed' : 'refused';
    document.dispatchEvent(new Event(CONSENT_CHANGED));
    // Before the first event, which the tag reads when it has loaded.
    if (allows && !window.dataLayer)
      for (const { dataLayer } of listed.scripts)
        if (dataLayer) {
          command('js', new Date());
          command('config', dataLayer);
        }
    loadSoon();
  };
  const onClick = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-choice]')?.dataset['choice'];
    if (!pressed) return;
    event.preventDefault();
    const before = consentGiven();
    // Also what is open without the focus.
    dialog.close();
    status.textContent = '';
    if (pressed === 'open') {
      if (signal) status.textContent = status.dataset['signal']!;
      dialog.show();
    } else if (pressed !== 'close' && !signal) {
      choice = pressed;
      try {
        localStorage[KEY] = `${choice} ${Date.now()} ${listed.id}`;
      } catch {
        // Asked again on the next visit.
      }
      apply();
      if (before && !consentGiven()) {
        status.textContent = withdrawn(status.dataset['text']!);
        dialog.show();
      }
    }
  };
  addEventListener('click', onClick, true);
  addEventListener('load', loadSoon);
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    addEventListener(type, () => load('intent'), { passive: true });
  // Without the focus: the visitor may go on reading.
  dialog.open = !choice && listed.mode !== 'none-needed';
  apply();
}

const parts = () => {
  const dialog = document.querySelector<HTMLDialogElement>('#privacy-choices')!;
  return { dialog, status: dialog.querySelector<HTMLElement>('[role]')! };
};

/** The choice of an earlier visit. What was added since is asked for again; a refusal stays. */
function kept(): string | undefined {
  try {
    const [choice, at, id] = (localStorage[KEY] as string).split(' ');
    if (Date.now() - Number(at) < YEAR_MS && (choice === 'refused' || id === listed.id)) return choice;
  } catch {
    // Nothing is kept, or there is no storage.
  }
  return undefined;
}

/** Loads what may be loaded when the browser is idle, or else soon: a browser that makes no frames is never idle. */
function loadSoon() {
  const loadIdle = () => load('idle');
  if ('requestIdleCallback' in window) requestIdleCallback(loadIdle, { timeout: 2_000 });
  else setTimeout(loadIdle, 50);
}

/** Loads what the visitor allows, each script once. Not before the page has loaded: what follows that would wait for a slow script. */
function load(when: string) {
  if (!consentGiven() || document.readyState !== 'complete') return;
  listed.scripts = listed.scripts.filter(({ src, data, load }) => {
    if (load !== when) return true;
    const script = document.createElement('script');
    Object.assign(script.dataset, data);
    script.src = src;
    document.head.append(script);
    return false;
  });
}

/** Google tags only read objects of arguments. */
const command: (...words: unknown[]) => void = function () {
  (window.dataLayer ??= []).push(arguments);
};

/** Removes the cookies of what is listed, from this host and all above it, and says which are gone and which are not. */
function withdrawn(text: string): string {
  const names = () => [...document.cookie.matchAll(new RegExp(listed.cookies, 'g'))].map(([name]) => name);
  const before = names();
  for (const name of before)
    for (let host = `.${location.hostname}`; host; host = host.replace(/^\.[^.]*/, ''))
      for (const domain of ['', `;domain=${host}`]) document.cookie = `${name}=;max-age=0;path=/${domain}`;
  const left = names();
  const gone = before.filter((name) => !left.includes(name));
  return text.replace('{gone}', gone.join(', ') || '–').replace('{left}', left.join(', ') || '–');
}

/** Sends events: to tags that read them, and those that happen where the application does not run. */
export function sendEvents() {
  const { contacts, arrivals } = parts().dialog.dataset;
  document.addEventListener(TRACKED, (event) => {
    const { detail } = event as CustomEvent<{ event: string }>;
    if (window.dataLayer && consentGiven()) command('event', detail.event, detail);
  });
  const channels = JSON.parse(contacts!) as Record<string, 'phone'>;
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    const channel = link && (channels[link.protocol] ?? channels[link.href]);
    if (channel) track('contact_pressed', { channel });
  };
  // Also those that hydration hides from React.
  addEventListener('click', onClick, true);
  // Where the server redirects to after a form without script. Not again by reload or Back.
  const arrival = (JSON.parse(arrivals!) as Record<string, Parameters<typeof track>>)[
    location.pathname + location.hash
  ];
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival && visit?.type === 'navigate') track(...arrival);
}

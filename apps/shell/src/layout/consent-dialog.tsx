import { company } from '@vantedge/content-shared';
import { consentDialog } from '@vantedge/content-site';
import type { ReleaseFacts } from '@vantedge/federation-contract';
import { CONFIRM_PATH, THANK_YOU_PATH } from '@vantedge/leads';
import { Button, Icon, type TrackedEvents } from '@vantedge/shared-ui';

/** A sheet of paper above the page, as on its pages. */
const CARD = [
  'surface-paper fixed inset-x-3 top-auto bottom-3 z-20 m-0 ml-auto w-auto max-w-120 border-t-3 border-amber p-5 shadow-float',
  'max-h-[calc(100dvh-1.5rem)] overflow-y-auto sm:inset-x-6 sm:bottom-6 sm:p-6 forced-colors:border print:hidden',
].join(' ');

const { channels } = company;

/** By protocol or URL of a link, what it contacts the company by. */
const CONTACTS: Readonly<Record<string, TrackedEvents['contact_pressed']['channel']>> = {
  'tel:': 'phone',
  'mailto:': 'email',
  ...Object.fromEntries(Object.entries(channels).flatMap(([name, url]) => (url ? [[url, name]] : []))),
};

/** What has happened when the server redirects to these URLs. */
const ARRIVALS = {
  [THANK_YOU_PATH]: ['lead_sent', { form: 'contact' }],
  [`${THANK_YOU_PATH}#newsletter`]: ['lead_sent', { form: 'newsletter' }],
  [`${CONFIRM_PATH}#sent`]: ['lead_sent', { form: 'newsletter' }],
  [`${CONFIRM_PATH}#confirmed`]: ['newsletter_confirmed', {}],
};

/**
 * Asks whether third parties may be loaded. Only in documents of a site with the setting, and no part of the application: the inline loader
 * opens it. Its buttons are those of a form that has none, so that no click is kept for the application.
 */
export function ConsentDialog({ thirdParties = [], consent = 'opt-in' }: ReleaseFacts) {
  const { title, ask, more, refuse, allow, close, withdrawn, signal } = consentDialog;
  const [before, after] = ask[consent];
  const names = thirdParties.map(({ name, purpose }) => `${name} (${purpose})`);
  return (
    <dialog
      className={CARD}
      id="privacy-choices"
      aria-labelledby="privacy-choices-title"
      data-contacts={JSON.stringify(CONTACTS)}
      data-arrivals={JSON.stringify(ARRIVALS)}
      {...{ closedby: 'closerequest' }}
    >
      <p className="pr-10 font-display text-2xl/tight" id="privacy-choices-title">
        {title}
      </p>
      <p className="mt-3 text-md/body">
        {before}
        {new Intl.ListFormat('en-US').format(names)}
        {after} <a href={more.to}>{more.label}</a>
      </p>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button tone="line" type="submit" data-choice="refused">
          {refuse}
        </Button>
        <Button tone="line" type="submit" data-choice="allowed">
          {allow}
        </Button>
      </div>
      <p
        className="mt-4 text-small text-slate empty:hidden"
        role="status"
        data-text={withdrawn}
        data-signal={signal}
      />
      <button
        className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-control hover:bg-surface-tint"
        type="submit"
        aria-label={close}
        data-choice="close"
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}

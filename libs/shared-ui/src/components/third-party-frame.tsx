import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { CONSENT_CHANGED, consentGiven } from '../consent.ts';
import { ButtonLink } from './button.tsx';

interface Props {
  /** An https URL whose origin the settings list as `frame`. */
  src: string;
  /** What the frame shows, for those who do not see it. */
  title: string;
  /** What the placeholder says: whose content it is. */
  note: string;
  /** Label of its link to the same content. */
  label: string;
  /** Gives the frame its size; the placeholder has the same. */
  className?: string;
}

const BOX = 'third-party-frame ui:w-full ui:rounded-control ui:border ui:border-line';
const PLACEHOLDER =
  'ui:flex ui:flex-col ui:items-center ui:justify-center ui:gap-4 ui:bg-surface-tint ui:p-6 ui:text-center';

/**
 * A calendar, a video or another frame of a third party, once the visitor allows it. Until then, and without script, a placeholder of the
 * same size with a link to it.
 * @not for a link to a calendar or a chat: `ButtonLink`.
 */
export function ThirdPartyFrame({ src, title, note, label, className = 'ui:aspect-video' }: Props) {
  const isAllowed = useSyncExternalStore(subscribe, consentGiven, () => false);
  return (
    <div data-hydrate="">
      {isAllowed ? (
        <iframe
          className={clsx(BOX, className)}
          src={src}
          title={title}
          loading="lazy"
          // It is of another origin, whose scripts and storage it may use, and cannot take the visitor elsewhere.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
        />
      ) : (
        <div className={clsx(BOX, PLACEHOLDER, className)}>
          <p className="ui:max-w-prose ui:text-slate">{note}</p>
          <ButtonLink tone="line" to={src}>
            {label}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function subscribe(onChange: () => void) {
  document.addEventListener(CONSENT_CHANGED, onChange);
  return () => document.removeEventListener(CONSENT_CHANGED, onChange);
}

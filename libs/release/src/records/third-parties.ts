import type { ThirdParty } from '@vantedge/federation-contract';
import * as v from 'valibot';
import { text } from '@vantedge/store/json';

/** An https URL without anything that a browser would change. */
const isSecure = (value: string) =>
  URL.canParse(value) && new URL(value).href === value && value.startsWith('https:');

const reason = (what: string) => (issue: v.BaseIssue<unknown>) =>
  `Expected ${what} but received ${issue.received}`;

/** Neither wildcards, which a URL may contain, nor paths: the policy of a page allows exactly what is written here. */
const origin = v.pipe(
  v.string(),
  v.check(
    (value) => !value.includes('*'),
    reason(
      'one exact host, not a wildcard, which would allow hosts that others control: such as "https://api.example.com"',
    ),
  ),
  v.check(
    (value) => isSecure(`${value}/`) && new URL(value).origin === value,
    reason('an origin with https and without a path, such as "https://plausible.io"'),
  ),
);
const hosts = v.optional(v.array(origin));
const secureUrl = text('an https URL such as "https://plausible.io/js/script.js"', isSecure);
const words = (what: string) => text(what, (value) => /^\S.{0,300}$/u.test(value));

/** Services that are known to need what Trusted Types forbid, by the beginning of their script's URL. */
const UNSAFE: readonly [start: string, reason: string][] = [
  [
    'https://www.googletagmanager.com/gtm.js',
    'Google Tag Manager writes HTML and runs text as code, which the Trusted Types of the site forbid: list each of its tags, such as "https://www.googletagmanager.com/gtag/js?id=G-…"',
  ],
];
const unsafeReason = (src: string | undefined) => UNSAFE.find(([start]) => src?.startsWith(start))?.[1];

const MEMBERS = {
  name: words('a name such as "Plausible"'),
  purpose: v.picklist(
    ['analytics', 'advertising', 'chat', 'calendar', 'video'],
    reason('a purpose: "analytics", "advertising", "chat", "calendar" or "video"'),
  ),
  src: v.optional(secureUrl),
  data: v.optional(
    v.record(
      text('the name of a data attribute, such as "domain"', (value) => /^[a-z][A-Za-z0-9]*$/.test(value)),
      v.string(),
    ),
  ),
  dataLayer: v.optional(text('an id such as "G-12345"', (value) => /^[A-Z]+-[A-Z0-9-]+$/.test(value))),
  script: hosts,
  connect: hosts,
  frame: hosts,
  image: hosts,
  cookies: v.optional(
    v.array(text('the name of a cookie, such as "_ga" or "_ga_*"', (value) => /^[\w.-]+\*?$/.test(value))),
  ),
  load: v.picklist(['idle', 'intent'], reason('"idle" or "intent"')),
};
const PRIVACY = {
  text: words('one sentence, such as "Counts visits without cookies."'),
  link: secureUrl,
};

/** The setting, whose objects are strict in a file: unknown members are probably misspelled. Those of a record are of a newer version. */
const listOf = (object: typeof v.object) =>
  v.pipe(
    v.array(
      v.pipe(
        object({ ...MEMBERS, privacy: object(PRIVACY) }),
        v.forward(
          v.check(
            ({ src, script = [] }) => src === undefined || script.includes(new URL(src).origin),
            ({ input }) => `Expected an origin of "script", which would be ["${new URL(input.src!).origin}"]`,
          ),
          ['src'],
        ),
        v.forward(
          v.check(
            ({ src }) => !unsafeReason(src),
            ({ input }) => unsafeReason(input.src)!,
          ),
          ['src'],
        ),
      ),
    ),
    v.check(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      'Expected a name of its own for each service, such as "Chat of Example" and "Calendar of Example"',
    ),
  );

/** `thirdParties` of a release. */
export const thirdParties: v.GenericSchema<unknown, ThirdParty[]> = listOf(v.object);

/** `thirdParties` of a settings file. */
export const thirdPartiesInFile: v.GenericSchema<unknown, ThirdParty[]> = listOf(
  v.strictObject as unknown as typeof v.object,
);

/** `consent` of a release. */
export const consent = v.picklist(
  ['opt-in', 'opt-out', 'none-needed'],
  reason('"opt-in", "opt-out" or "none-needed"'),
);

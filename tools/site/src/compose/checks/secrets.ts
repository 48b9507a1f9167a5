/** Forms of secrets that services give out, and what they are. */
const FORMS: readonly [form: RegExp, what: string][] = [
  [/\b[rs]k_live_[0-9A-Za-z]{16,}/, 'a Stripe secret key'],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, 'an AWS access key'],
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, 'a private key'],
  [/\b(?:gh[opsru]_[0-9A-Za-z]{36,}|github_pat_\w{22,})/, 'a GitHub token'],
  [/\bglpat-[\w-]{20,}/, 'a GitLab token'],
  [/\bnpm_[0-9A-Za-z]{36}\b/, 'an npm token'],
  [/\bxox[abeoprs]-[0-9A-Za-z-]{10,}/, 'a Slack token'],
  [/\bAIza[\w-]{35}(?![\w-])/, 'a Google API key'],
  [/\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/, 'a SendGrid API key'],
  [/\bsk-(?:ant|proj)-[\w-]{20,}/, 'an API key for an AI service'],
  // Not from each `eyJ` in a longer word: that would take quadratic time.
  [/(?<![\w-])eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, 'a JSON Web Token'],
  [
    /\b(?:amqps?|mongodb(?:\+srv)?|mysql|postgres(?:ql)?|rediss?):\/\/[^\s:@/'"`]+:[^\s:@/'"`]+@/,
    'a database password',
  ],
];

/** What to do about a secret that may have been published. */
export const REVOKE_SECRET_FIX = 'revoke it where it was issued, remove it, and use it on a server only';

/** Characters of a secret that a message shows. */
const SHOWN = 8;

/** Secrets in a text that visitors can read, by their forms: the first one of each. Messages say `a Stripe secret key ('sk_live_…')`. */
export const secretsIn = (content: string) =>
  FORMS.flatMap(([form, what]) => {
    const found = form.exec(content);
    if (!found) return [];
    const [value] = found;
    return { text: `${what} ('${value.slice(0, SHOWN)}…')`, value, index: found.index };
  });

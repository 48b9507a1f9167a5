/** Forms of secrets that services give out, and what they are. */
const FORMS: readonly [form: RegExp, what: string][] = [
  [/\b[rs]k_live_[0-9A-Za-z]{16,}/, 'a secret key of Stripe'],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, 'an access key of AWS'],
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, 'a private key'],
  [/\b(?:gh[opsru]_[0-9A-Za-z]{36,}|github_pat_\w{22,})/, 'a token of GitHub'],
  [/\bglpat-[\w-]{20,}/, 'a token of GitLab'],
  [/\bnpm_[0-9A-Za-z]{36}\b/, 'a token of npm'],
  [/\bxox[abeoprs]-[0-9A-Za-z-]{10,}/, 'a token of Slack'],
  [/\bAIza[\w-]{35}(?![\w-])/, 'an API key of Google'],
  [/\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/, 'an API key of SendGrid'],
  [/\bsk-(?:ant|proj)-[\w-]{20,}/, 'an API key of an AI service'],
  // Not from each `eyJ` in a longer word: that would take quadratic time.
  [/(?<![\w-])eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, 'a JSON Web Token'],
  [
    /\b(?:amqps?|mongodb(?:\+srv)?|mysql|postgres(?:ql)?|rediss?):\/\/[^\s:@/'"`]+:[^\s:@/'"`]+@/,
    'a password of a database',
  ],
];

/** What to do about a secret that may have been published. */
export const REVOKE_SECRET_FIX = 'revoke it where it was issued, remove it, and use it on a server only';

/** Characters of a secret that a message shows. */
const SHOWN = 8;

/** Secrets in a text that visitors can read, by their forms: the first one of each. Messages say `a secret key of Stripe ('sk_live_…')`. */
export const secretsIn = (content: string) =>
  FORMS.flatMap(([form, what]) => {
    const found = form.exec(content);
    if (!found) return [];
    const [value] = found;
    return { text: `${what} ('${value.slice(0, SHOWN)}…')`, value, index: found.index };
  });

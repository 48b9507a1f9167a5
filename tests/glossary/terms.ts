/** A term that the code base does not use, and what it uses instead. */
export interface Term {
  /** Every form of it, in lower case; a phrase has spaces. */
  forms: readonly string[];
  use: string;
  /** `names`: identifiers and paths only, since the word is good English elsewhere. Everywhere by default. */
  scope?: 'names';
}

/** Words of the everyday language, of a translation or of another spelling where the field has a term. */
export const TERMS: readonly Term[] = [
  { forms: ['mend', 'mends', 'mended', 'mending'], use: 'fix' },
  { forms: ['told'], use: 'receives, is notified' },
  { forms: ['hears of'], use: 'receives, is notified' },
  { forms: ['nobody', 'somebody', 'whoever'], use: 'no one, the user, anyone who' },
  { forms: ['takes messages', 'keeps no leads'], use: 'form submissions are disabled, leads are not stored' },
  { forms: ['opened as a document'], use: 'full page load' },
  { forms: ['at hand'], use: 'loaded, prefetched' },
  { forms: ['way on', 'ways on'], use: 'call to action, link' },
  { forms: ['complaint', 'complaints'], use: 'console error' },
  { forms: ['the law', 'outside the law'], use: 'dependency rules, disallowed dependency' },
  { forms: ['awaited'], use: 'pending' },
  { forms: ['entered before', 'chosen before'], use: 'pre-hydration input, pre-hydration selection' },
  { forms: ['lends', 'lender', 'lent'], use: 'exposes, provider' },
  { forms: ['lands nowhere'], use: 'broken link' },
  { forms: ['owned twice'], use: 'duplicate route' },
  { forms: ['to the byte'], use: 'byte-identical' },
  { forms: ['anew'], use: 'again, re-' },
  { forms: ['seldom'], use: 'rarely; throttle in names' },
  { forms: ['so many'], use: 'n' },
  { forms: ['first sight'], use: 'above the fold, critical CSS' },
  { forms: ['left out'], use: 'excluded' },
  { forms: ['e mail', 'e mails'], use: 'email' },
  { forms: ['start script'], use: 'inline loader' },
  { forms: ['cannot be had', 'could not be had'], use: 'is not available' },
  { forms: ['also one that', 'also those'], use: 'even, including' },
  { forms: ['by how many'], use: 'how much' },
  { forms: ['per cent'], use: 'percent' },
  { forms: ['besides'], use: 'also, in addition' },
  { forms: ['whom'], use: 'a direct sentence' },
  { forms: ['thereby', 'therein', 'thereof', 'hitherto', 'whereupon'], use: 'a direct sentence' },
  { forms: ['colour', 'colours', 'coloured'], use: 'color' },
  { forms: ['behaviour', 'behaviours'], use: 'behavior' },
  { forms: ['neighbour', 'neighbours', 'neighbouring'], use: 'neighbor' },
  { forms: ['favour', 'honour', 'labour'], use: 'favor, honor, labor' },
  { forms: ['centre', 'centres', 'centred'], use: 'center' },
  { forms: ['enquiry', 'enquiries'], use: 'inquiry' },
  { forms: ['cancelled', 'cancelling'], use: 'canceled' },
  { forms: ['licence', 'catalogue', 'grey'], use: 'license, catalog, gray' },
  { forms: ['organise', 'organised', 'recognise', 'recognised', 'normalise', 'normalised'], use: '-ize' },

  { scope: 'names', forms: ['place', 'places'], use: 'index, options, path' },
  { scope: 'names', forms: ['ground', 'grounds'], use: "surface: 'dark' | 'light'" },
  { scope: 'names', forms: ['fault', 'faults'], use: 'validation error' },
  { scope: 'names', forms: ['barrier', 'barriers'], use: 'accessibility violation' },
  { scope: 'names', forms: ['door', 'doors'], use: 'entry point' },
  { scope: 'names', forms: ['law', 'laws'], use: 'dependency rules' },
  { scope: 'names', forms: ['least', 'most'], use: 'min, max' },
  { scope: 'names', forms: ['figures'], use: 'stat, metric' },
  { scope: 'names', forms: ['held'], use: 'paused' },
  { scope: 'names', forms: ['desk'], use: 'context' },
  { scope: 'names', forms: ['trap', 'traps'], use: 'honeypot' },
  { scope: 'names', forms: ['words'], use: 'copy, labels, messages, text' },
  { scope: 'names', forms: ['alive'], use: 'hydrated' },
  { scope: 'names', forms: ['refuse', 'refuses'], use: 'assert…, reject' },
  { scope: 'names', forms: ['patience'], use: 'a timeout with its unit' },
  { scope: 'names', forms: ['face', 'faces'], use: 'typeface, font, content' },
  { scope: 'names', forms: ['turn', 'turns'], use: 'yieldToMain, autoplay' },
];

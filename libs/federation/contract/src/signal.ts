/** Where browsers send signals. */
export const SIGNALS_PATH = '/api/signals';

/** Name of the metric in the header `Server-Timing` of each page: its description is the release, its duration the share of the views to measure, in percent. */
export const RELEASE_TIMING = 'release';

/** Name of the browser's performance mark at which a page is hydrated. */
export const HYDRATED_MARK = 'hydrated';

/** Maximum size of a signal, in bytes. */
export const MAX_SIGNAL_BYTES = 2048;

/** Longest texts of a failure, in ASCII: so that it fits, escaped as JSON. */
export const MAX_SIGNAL_TEXT = { message: 200, url: 200, stack: 800 } as const;

/** Highest values of vitals: a page that takes ten minutes tells nothing more. */
export const MAX_SIGNAL_VITAL = { LCP: 600_000, INP: 600_000, CLS: 10 } as const;

/** What browsers report, as the JSON of one request. It has no identifier of visitor, tab or view. */
export interface Signal {
  /** Id of the release that the server named with the document. */
  release: string;
  /** Path of the page; `/404` for one that is not found. */
  route: string;
  /** Section that owns the page. Absent if the application did not start: the server knows it. */
  section?: string;
  /** Sent when the page is first hidden: whether anything has failed since it was opened. */
  view?: 'ok' | 'failed';
  /** With `view`, each at most once. */
  vitals?: Vital[];
  failure?: Failure;
}

/** A Core Web Vital of the page: milliseconds, or the score of CLS. */
export interface Vital {
  name: 'LCP' | 'INP' | 'CLS';
  value: number;
  /** Whose element it is: `<section>` or `<section>/<widget>`. */
  part?: string;
}

/** A failure: an event of the browser, or an error that the application has caught. */
export interface Failure {
  type:
    // An uncaught error; without a message, a file that did not load or has another hash.
    | 'error'
    | 'unhandledrejection'
    | 'securitypolicyviolation'
    // A section or widget broke or did not load: its HTML stays.
    | 'section'
    | 'widget'
    // The page's code did not load: it stays as served.
    | 'static';
  message?: string;
  /** The script that threw, or the file that did not load. */
  url?: string;
  stack?: string;
  /** `<section>` or `<section>/<widget>`, if the application knows it. */
  part?: string;
}

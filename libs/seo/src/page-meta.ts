/** A breadcrumb item. The last one is the page itself and has no path. */
export interface MetaCrumb {
  label: string;
  to?: string;
}

/** A question and its answer, exactly as shown on the page. */
export interface MetaQuestion {
  question: string;
  answer: string;
}

/** An offer of a service. */
export interface MetaOffer {
  name: string;
  description?: string;
  /** US dollars per hour; omitted if no price is listed. */
  hourly?: number;
}

/** The service described by a page. */
export interface MetaService {
  name: string;
  /** Service type, in the terms buyers search for. */
  type: string;
  category: readonly string[];
  offers: readonly MetaOffer[];
}

/** Article metadata of a story. Dates are ISO 8601. */
export interface MetaArticle {
  section: string;
  tags: readonly string[];
  /** Defaults to the release in which the page first appeared. */
  publishedTime?: string;
  /** Defaults to the release in which its content last changed. */
  modifiedTime?: string;
  /** Defaults to the company. */
  author?: string;
}

/** Pages listed on a page, in order. */
export interface MetaList {
  name: string;
  items: readonly { name: string; path: string }[];
}

/** A figure on the share image, such as `$24`, `99.8%` or `6.86/7`, above its label. */
export interface MetaStat {
  value: string;
  /** A word before the value: `under`. */
  before?: string;
  /** A sign before the value. */
  prefix?: '$';
  /** A sign after the value. */
  suffix?: '%' | '+';
  /** A word after the value, or a scale, which has a slash first: `weeks`, `/7`. */
  unit?: string;
  label: string;
}

/** Content of the share image. */
export interface MetaShare {
  /** Kind of page, in one to three words. */
  label: string;
  title: string;
  /** Up to three. */
  stats?: readonly MetaStat[];
  /** Marks in their colors along the foot, instead of the hours of a day. */
  marks?: readonly { count: number; color: string }[];
}

/** What a page's record says for search engines and link previews, and the page does not show. */
export interface PageMeta {
  /** Path of the page. */
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Path of the canonical page. Defaults to the page's own path; `false` for the not-found page, which has no URL of its own. */
  canonical?: string | false;
  noindex?: boolean;
  /** Schema.org page type, where one applies. */
  kind?: 'about' | 'contact' | 'collection';
  /** Id of the office named in the page's geographic metadata. Defaults to the delivery office. */
  office?: string;
  /** Label and title of the share image default to name and title of the hero. */
  share?: Partial<MetaShare>;
  service?: MetaService;
  /** Number of ratings; the average is in the company record. */
  ratings?: number;
  article?: MetaArticle;
  list?: MetaList;
}

/** The record of a page, as far as its head needs it. */
export interface PageRecord {
  meta: PageMeta;
  hero?: { breadcrumb?: readonly MetaCrumb[]; name?: string; title?: string; lead?: string };
  /** The questions that the page shows, in one list or in groups. */
  questions?: { items?: readonly MetaQuestion[]; groups?: readonly { items: readonly MetaQuestion[] }[] };
}

/** Metadata of a page with what follows from its record. */
export interface PageHead extends Omit<PageMeta, 'share'> {
  /** Breadcrumb trail, as shown on the page. */
  breadcrumb?: readonly MetaCrumb[];
  share?: MetaShare;
  faq?: readonly MetaQuestion[];
}

/** One step of the way to a page; the last is the page itself and needs no address. */
export interface MetaCrumb {
  label: string;
  to?: string;
}

/** A question and its answer, word for word as the page shows them. */
export interface MetaQuestion {
  question: string;
  answer: string;
}

/** One thing that can be had of a service. */
export interface MetaOffer {
  name: string;
  description?: string;
  /** US dollars an hour; left out where no price is listed. */
  hourly?: number;
}

/** The service that a page describes. */
export interface MetaService {
  name: string;
  /** What kind of service it is, in the words of whoever looks for one. */
  type: string;
  category: readonly string[];
  offers: readonly MetaOffer[];
}

/** The story that a page tells. Dates are ISO 8601. */
export interface MetaArticle {
  section: string;
  tags: readonly string[];
  /** Defaults to the release in which the page first appeared. */
  publishedTime?: string;
  /** Defaults to the release in which its content last changed. */
  modifiedTime?: string;
  /** The company, when left out. */
  author?: string;
}

/** Pages that a page leads to, in its own order. */
export interface MetaList {
  name: string;
  items: readonly { name: string; path: string }[];
}

/** A figure on the share image: `$24`, `99.8%`, `6.86/7`, over what it is true of. */
export interface MetaFigure {
  value: string;
  prefix?: string;
  suffix?: string;
  scope: string;
}

/** What stands on the image that a page is shared with. */
export interface MetaShare {
  /** What kind of page it is, in a word or three. */
  label: string;
  title: string;
  /** At most three. */
  figures?: readonly MetaFigure[];
}

/** What a page says of itself to search engines and to whoever shares it. */
export interface PageMeta {
  /** Path that the page is served at. */
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Path of the page that this one is a variant of; the page's own path when left out. */
  canonical?: string;
  noindex?: boolean;
  /** What kind of page it is, where a search engine has a name for it. */
  kind?: 'about' | 'contact' | 'collection';
  /** The id of the office that the page's geographic data name; the one that delivers when left out. */
  office?: string;
  /** The way here, as the page shows it. */
  breadcrumb?: readonly MetaCrumb[];
  share?: MetaShare;
  faq?: readonly MetaQuestion[];
  service?: MetaService;
  /** How many have rated what the page describes; the value is the company's. */
  ratings?: number;
  article?: MetaArticle;
  list?: MetaList;
}

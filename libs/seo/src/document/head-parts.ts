/** A `meta` element: naming attribute, name, content. */
export type HeadTag = readonly [attribute: 'name' | 'property', name: string, content: string];

/** Images of a page's head, as paths of the site: its share image, and the company's square logo. */
export interface Pictures {
  share?: Picture | undefined;
  logo?: string | undefined;
}

/** An image as a path of the site. */
interface Picture {
  url: string;
  width: number;
  height: number;
}

/** Absolute URLs of the page and its images. */
export interface PageUrls extends Pictures {
  /** Origin of the site. */
  origin: string;
  url: string;
}

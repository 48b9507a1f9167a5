/** What a page says of itself to search engines; every page record has one. */
export interface PageMeta {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  canonical?: string;
  noindex?: boolean;
}

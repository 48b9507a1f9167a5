/** URLs that no browser may request on its own: forms and their token, the server's own pages, and files such as PDFs. */
const NO_DOCUMENTS = ['/api/*', '/_*', '/*.*'];

/** Links that open no document in this tab. */
const NO_NAVIGATION = '[download], [target=_blank], [href^="#"]';

/**
 * The speculation rules of every document, as JSON: browsers prerender the page of a link when the visitor points at it for a moment, or
 * presses it. A path pattern never matches another origin. The application removes them once the router follows links.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NO_DOCUMENTS } },
          { not: { selector_matches: NO_NAVIGATION } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

import { brotliBytes } from './brotli-bytes.ts';

/** What a document is made of, in the order of the table. */
const PARTS = {
  head: /<(?:meta|link|title)\b[^>]*>(?:[^<]*<\/title>)?/g,
  'inlined rules': /<style>.*?<\/style>/gs,
  'JSON-LD': /<script type="application\/ld\+json">.*?<\/script>/gs,
  'page data': /<script type="application\/json".*?<\/script>/gs,
  'inline loader': /<script>.*?<\/script>/gs,
  header: /<header class="site-header".*?<\/header>/gs,
  main: /<main\b.*?<\/main>/gs,
  footer: /<footer class="site-footer".*?<\/footer>/gs,
};

/** Brotli bytes of a document, and by how many it were smaller without each of its parts: repetition costs nothing twice. */
export function documentParts(html: string): { document: number } & Record<keyof typeof PARTS, number> {
  const document = brotliBytes(html);
  const parts = Object.entries(PARTS).map(([name, pattern]) => {
    const rest = html.replace(pattern, '');
    // A page that search engines leave out has none.
    if (rest === html && name !== 'JSON-LD') throw new Error(`the document has no ${name}`);
    return [name, document - brotliBytes(rest)];
  });
  return { document, ...(Object.fromEntries(parts) as Record<keyof typeof PARTS, number>) };
}

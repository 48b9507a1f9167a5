import { brotliBytes } from './brotli-bytes.ts';

/** Parts of a document, in the order of the table. */
const PARTS = {
  head: /<(?:meta|link|title)\b[^>]*>(?:[^<]*<\/title>)?/g,
  'inlined rules': /<style>.*?<\/style>/gs,
  'JSON-LD': /<script type="application\/ld\+json">.*?<\/script>/gs,
  'page data': /<script type="application\/json".*?<\/script>/gs,
  'inline loader': /<script>.*?<\/script>/gs,
  header: /<header class="site-header\b.*?<\/header>/gs,
  main: /<main\b.*?<\/main>/gs,
  footer: /<footer class="site-footer\b.*?<\/footer>/gs,
};

/** Brotli size of a document, and how much smaller it would be without each part; repeated content counts only once. */
export function documentParts(html: string): { document: number } & Record<keyof typeof PARTS, number> {
  const document = brotliBytes(html);
  const parts = Object.entries(PARTS).map(([name, pattern]) => {
    const rest = html.replace(pattern, '');
    // A page that is not indexed has none.
    if (rest === html && name !== 'JSON-LD') throw new Error(`the document has no ${name}`);
    return [name, document - brotliBytes(rest)];
  });
  return { document, ...(Object.fromEntries(parts) as Record<keyof typeof PARTS, number>) };
}

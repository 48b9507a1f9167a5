import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';
import type { PdfReading } from './read-pdf.ts';

/** A node of a page's structure tree, as returned by the parser. */
interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))));

async function read(bytes: Uint8Array): Promise<PdfReading> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const preferences = (await document.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  const pages: string[] = [];
  const nodes: Node[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    nodes.push(...flat((await page.getStructTree()) as Node));
  }
  return {
    title: info.Title,
    language: info.Language,
    marked: (await document.getMarkInfo())?.['Marked'] === true,
    showsTitle: preferences?.DisplayDocTitle === true,
    roles: nodes.flatMap(({ role }) => role ?? []),
    drawings: nodes.flatMap(({ role, alt = '' }) => (role === 'Figure' ? alt : [])),
    pages,
    text: pages.join('\n'),
  };
}

function flat(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

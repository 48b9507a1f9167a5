import { SaxesParser } from 'saxes';

/** Elements of an XML document, each as the texts of its children by name. Throws if the document is malformed. */
export function elementsOf(xml: Uint8Array, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  let current: Record<string, string> | undefined;
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    if (tag.name === name) found.push((current = {}));
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', (tag) => {
    if (tag.name === name) current = undefined;
    else if (current) current[tag.name] = text;
    text = '';
  });
  parser.write(new TextDecoder().decode(xml)).close();
  return found;
}

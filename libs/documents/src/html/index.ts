export { DocumentEditor } from './document-editor.ts';
export {
  attribute,
  blockText,
  closest,
  type Document,
  type Element,
  jsonForScript,
  parseHtml,
  select,
  selectOne,
  text,
} from './markup.ts';

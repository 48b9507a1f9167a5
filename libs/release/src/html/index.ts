export { DocumentEditor } from './document-editor.ts';
export { attribute, jsonForScript, text } from './escape.ts';

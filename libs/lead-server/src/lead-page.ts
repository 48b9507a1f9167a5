import { type FieldErrorCode, type FormErrors, SOURCE_FIELD, waitText } from '@vantedge/leads';
import { attribute, DocumentEditor, select, selectOne, text } from '@vantedge/documents/html';
import type { Element } from '@vantedge/documents/html';
import type { LeadContents } from './lead-store.ts';

/** Why a form was not stored. The document contains a message for each. */
export type LeadReport = 'no-endpoint' | 'failed' | 'busy' | 'too-large' | 'gone';

/** The state of a form in the page that responds to it. */
export interface LeadPage {
  /** The form's address. */
  action: string;
  contents: LeadContents;
  errors?: FormErrors | undefined;
  report?: LeadReport | undefined;
  /** Time until the next attempt is worthwhile, in milliseconds. */
  waitMs?: number | undefined;
  /** Sent with the next attempt, which comes from another URL. */
  source?: string | undefined;
}

/**
 * Returns a document of the site with the submitted values filled in and its errors shown; `undefined` if the document does
 * not contain the form, or only one that asks for it to be filled in. All texts come from the document. Scripts are removed, because
 * hydration would discard the values.
 */
export function leadPage(html: string, page: LeadPage): string | undefined {
  const editor = new DocumentEditor(html);
  const { root } = editor;
  const forms = select(`form[action="${page.action}"]`, root);
  const form = forms.find((found) => !selectOne('[name=prefill]', found));
  if (!form) return undefined;
  for (const script of select('script, link[as=script], link[rel=modulepreload]', root)) {
    editor.remove(script);
  }
  for (const [name, value] of Object.entries(page.contents)) fillIn(editor, form, name, value);
  const errors = Object.entries(page.errors ?? {});
  const controls = errors.flatMap(([name, code]) => showFieldError(editor, form, name, code));
  if (errors.length) showSummary(editor, form, controls);
  if (page.report) showReport(editor, form, page.report, page.waitMs);
  if (page.source !== undefined) {
    editor.append(form, `<input type="hidden" name="${SOURCE_FIELD}" value="${attribute(page.source)}">`);
  }
  const title = errors.length || page.report ? selectOne('title', root) : undefined;
  if (title) editor.prepend(title, text(form.attribs['data-title-prefix'] ?? ''));
  return editor.toString();
}

function fillIn(editor: DocumentEditor, form: Element, name: string, value: string) {
  const control = controlOf(form, name);
  if (control?.name === 'select') {
    const options = select('option', control);
    const chosen = options.find((option) => option.attribs['value'] === value);
    for (const option of chosen ? options : [])
      editor.set(option, { selected: option === chosen ? '' : undefined });
  } else if (control?.name === 'textarea') {
    // HTML parsers drop the first line break of a textarea.
    editor.fill(control, `\n${text(value)}`);
  } else if (control) editor.set(control, { value });
}

/** Shows an error at its field; returns the control and the message for the summary. */
function showFieldError(editor: DocumentEditor, form: Element, name: string, code: FieldErrorCode) {
  const control = controlOf(form, name);
  const message = control && selectOne(`#${control.attribs['id']}-error`, form);
  if (!control || !message) return [];
  const errorText = message.attribs[`data-${code}`] ?? '';
  editor.set(message, { hidden: undefined });
  editor.append(message, text(errorText));
  const described = [control.attribs['aria-describedby'], message.attribs['id']].filter(Boolean).join(' ');
  const ids = [...new Set(described.split(' '))].join(' ');
  editor.set(control, { 'aria-invalid': 'true', 'aria-describedby': ids });
  return [{ control, errorText }];
}

function showSummary(
  editor: DocumentEditor,
  form: Element,
  errors: readonly { control: Element; errorText: string }[],
) {
  const summary = partOf(form, '[data-lead-summary]');
  const list = summary && selectOne('ul', summary);
  if (!summary || !list) {
    if (errors[0]) editor.set(errors[0].control, { autofocus: '' });
    return;
  }
  editor.set(summary, { hidden: undefined, autofocus: '' });
  const lines = errors.map(
    ({ control, errorText }) =>
      `<li><a href="#${attribute(control.attribs['id'] ?? '')}">${text(errorText)}</a></li>`,
  );
  editor.append(list, lines.join(''));
}

function showReport(editor: DocumentEditor, form: Element, report: LeadReport, waitMs = 0) {
  const block = partOf(form, '[data-lead-report]');
  if (!block) return;
  editor.set(block, { 'data-lead-report': report, hidden: undefined, autofocus: '' });
  const attributeName = `data-${report}`;
  for (const element of [block, ...select(`[${attributeName}]`, block)]) {
    const message = element.attribs[attributeName];
    if (message !== undefined) editor.fill(element, text(message.replace('{wait}', waitText(waitMs))));
  }
}

const controlOf = (form: Element, name: string) =>
  selectOne(`:is(input, select, textarea)[name="${name}"]`, form);

/** Finds an element in the form or next to it, in the same parent. */
const partOf = (form: Element, selector: string) =>
  selectOne(selector, form) ?? (form.parent ? selectOne(selector, form.parent) : undefined);

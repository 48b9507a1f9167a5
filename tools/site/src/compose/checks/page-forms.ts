import {
  type FormDeclaration,
  FORMS_PATH,
  formUrl,
  RESERVED_FIELDS,
  SHELL,
} from '@vantedge/federation-contract';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '@vantedge/leads';
import { closest, select } from '@vantedge/documents/html';
import type { Element } from '@vantedge/documents/html';
import type { Sections } from '../client-release.ts';
import type { PageTree } from '../page-tree.ts';
import { openingTag, type PageContext } from './page-context.ts';
import type { ReleaseProblem } from './problem.ts';

/** One way to send a form: by one of its buttons, or by Enter if it has none. */
interface Submission {
  button: Element | undefined;
  method: string;
  action: string | undefined;
}

/** A form of the release. */
interface DeclaredForm {
  section: string;
  form: FormDeclaration;
}

/** Problems with how the forms of a page are sent, where to, and what they send. `widgets` are those that the page shows. */
export function formProblems(
  { root }: PageTree,
  page: PageContext,
  widgets: readonly string[],
): ReleaseProblem[] {
  const declared = declaredForms(page.sections);
  // A page is rendered again when one of these sections changes. Declarations of others may change without it.
  const known = [SHELL, page.route.section, ...widgets.map((widget) => widget.split('/', 1)[0])];
  return select('form', root).flatMap((form) => {
    const controls = controlsOf(form, root);
    const submissions = submissionsOf(form, controls);
    const posted = submissions.filter(({ method }) => method === 'post');
    const actions = [...new Set(posted.map(({ action }) => action))];
    return actions
      .flatMap((action) => {
        const target = declared.get(action ?? '');
        if (!target) return undeclared(form, action, page);
        if (!known.includes(target.section)) return elsewhere(form, target, page);
        const buttons = posted.filter((submission) => submission.action === action);
        return differences(form, controls, buttons, target, page);
      })
      .concat(sentByGet(form, controls, submissions, page));
  });
}

/** The forms of a release, by their addresses. */
const declaredForms = (sections: Sections): ReadonlyMap<string, DeclaredForm> =>
  new Map(
    [...sections].flatMap(([section, { build }]) =>
      (build.forms ?? []).map((form) => [formUrl(section, form.name), { section, form }] as const),
    ),
  );

/** Controls of a form, in it or by their `form` attribute. */
const controlsOf = (form: Element, root: PageTree['root']) =>
  select('input, select, textarea, button', root).filter((control) =>
    control.attribs['form'] === undefined
      ? closest('form', control) === form
      : control.attribs['form'] === form.attribs['id'],
  );

function submissionsOf({ attribs }: Element, controls: readonly Element[]): Submission[] {
  const buttons = controls.filter(({ name, attribs: { type } }) =>
    name === 'button' ? !/^(?:button|reset)$/i.test(type ?? '') : /^(?:submit|image)$/i.test(type ?? ''),
  );
  return (buttons.length ? buttons : [undefined]).map((button) => ({
    button,
    method: (button?.attribs['formmethod'] ?? attribs['method'] ?? 'get').toLowerCase(),
    action: button?.attribs['formaction'] ?? attribs['action'],
  }));
}

/** Problems with a form that is sent by GET because nobody has said how, or although servers take it by POST. */
function sentByGet(
  form: Element,
  controls: readonly Element[],
  submissions: readonly Submission[],
  page: PageContext,
): ReleaseProblem[] {
  const problem = { code: 'FORM_METHOD_MISSING' } as const;
  if (form.attribs['method'] === undefined && controls.some(({ attribs }) => attribs['name'])) {
    const text = `contains ${openingTag(form)} without a method: what is typed into it would be in the URL, in histories and in logs`;
    const fix =
      'set method="post", or method="get" if the fields are a search or a filter that may be in a URL';
    return [page.problem({ ...problem, text, fix }, form)];
  }
  const isGet = ({ method, action = '' }: Submission) => method === 'get' && action.startsWith(FORMS_PATH);
  if (!submissions.some(isGet)) return [];
  const text = `contains ${openingTag(form)}, which is sent by GET: servers only take what is posted there`;
  return [page.problem({ ...problem, text, fix: 'set method="post"' }, form)];
}

/** Pages of the shell whose buttons post to the URL that they have been opened by, with the token in it. */
const POSTED_PAGES = [CONFIRM_PATH, UNSUBSCRIBE_PATH];

/** The problem of a form that is posted to what is not a declared form: what is typed would be lost. */
function undeclared(form: Element, action: string | undefined, page: PageContext): ReleaseProblem[] {
  const { section, path } = page.route;
  if (action === undefined && section === SHELL && POSTED_PAGES.includes(path)) return [];
  const target = action?.trim() ? action : 'its own page';
  const text = action?.startsWith(`${FORMS_PATH}/`)
    ? `posts to ${action}, which no section declares`
    : `posts to ${target}, which takes no posts`;
  const fix = 'declare the form in src/section.ts, and show it with <SectionForm>';
  return [page.problem({ code: 'FORM_NOT_DECLARED', text, fix }, form)];
}

/** The problem of a form of another section. */
function elsewhere(element: Element, { section, form }: DeclaredForm, page: PageContext): ReleaseProblem[] {
  const text = `posts to the form '${form.name}' of '${section}', which may change without this page`;
  const fix = `show it in a widget of '${section}': <Widget name="${section}/…" />`;
  return [page.problem({ code: 'FORM_NOT_DECLARED', text, fix }, element)];
}

/** Problems with a form whose controls are not the fields of its declaration. Controls for optional fields may be absent. */
function differences(
  element: Element,
  controls: readonly Element[],
  submissions: readonly Submission[],
  { section, form }: DeclaredForm,
  page: PageContext,
): ReleaseProblem[] {
  const names = new Set(controls.flatMap(({ attribs }) => attribs['name'] || []));
  const fields = form.fields.map(({ name }) => name);
  const unknown = [...names].filter((name) => !fields.includes(name) && !RESERVED_FIELDS.includes(name));
  // Such a button only fills the form in on its own page, and stores nothing.
  const isPrefill = submissions.every(({ button }) => button?.attribs['name'] === 'prefill');
  const missing = isPrefill ? [] : form.fields.filter(({ name, required }) => required && !names.has(name));
  const problems: [text: string, fix: string][] = [];
  if (missing.length)
    problems.push([
      `has no control for ${listed(missing.map(({ name }) => name))}, so that nobody can send it`,
      'use <SectionForm>, which has one for each declared field',
    ]);
  if (unknown.length)
    problems.push([
      `posts ${listed(unknown)} that src/section.ts does not declare, so that servers drop what is typed`,
      'declare it, or remove the name of the control',
    ]);
  return problems.map(([text, fix]) =>
    page.problem(
      { code: 'FORM_FIELDS_DIFFER', text: `shows the form '${section}/${form.name}', which ${text}`, fix },
      element,
    ),
  );
}

const listed = (names: readonly string[]) =>
  `${names.length > 1 ? 'fields' : 'a field'} ${names.map((name) => `'${name}'`).join(', ')}`;

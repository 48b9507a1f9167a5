import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { FormDeclaration } from '@vantedge/federation-contract';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { WidgetHost, Widget } from '../components/widget.tsx';
import { sampleForms, SampleForms } from '../testing/form-host.tsx';
import { SectionName } from './form-host.ts';
import { SectionForm } from './section-form.tsx';

const assessment = {
  name: 'assessment',
  fields: [
    { name: 'email', label: 'Work email', type: 'email', required: true },
    {
      name: 'team-size',
      label: 'Team size',
      type: 'select',
      required: true,
      options: [
        { value: '', label: 'Select a size' },
        { value: 'small', label: '1 to 10' },
      ],
    },
    { name: 'phone', label: 'Phone', type: 'tel' },
    {
      name: 'goals',
      label: 'Goals',
      type: 'textarea',
      required: true,
      messages: { missing: 'Enter your goals' },
    },
  ],
} satisfies FormDeclaration;

const whole = { 'Work email': 'ada@example.com', 'Team size': 'small', Goals: 'Grow.' };
const root = document.documentElement;

const page = (path = '/pricing', form = <SectionForm form={assessment} />) => (
  <MemoryRouter initialEntries={[path]}>
    <SampleForms>
      <SectionName value="pricing">{form}</SectionName>
    </SampleForms>
  </MemoryRouter>
);
const form = () => document.querySelector('form')!;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
};
const send = () => act(async () => void fireEvent.submit(form()));
const answer = (status: number) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, init) =>
      Response.json({ id: (init!.body as URLSearchParams).get('id') }, { status }),
    );

beforeEach(() => void (root.dataset['leads'] = '/api/forms'));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  delete root.dataset['leads'];
});

test('posts to the address of the section and the form, with and without script', async () => {
  const request = answer(201);
  const html = renderToString(page());
  expect(html).toContain('action="/api/forms/pricing/assessment"');
  expect(html).not.toMatch(/novalidate/i);
  render(page());
  fill(whole);
  await send();
  const [url, init] = request.mock.calls[0]!;
  expect(url).toBe('/api/forms/pricing/assessment');
  expect(Object.fromEntries(init!.body as URLSearchParams)).toMatchObject({
    email: 'ada@example.com',
    'team-size': 'small',
    phone: '',
    goals: 'Grow.',
  });
});

test('a widget posts to the section that exposes it, on the page of another', () => {
  const Shown = () => <SectionForm form={assessment} />;
  const host = { peek: () => Shown, load: () => Promise.resolve(Shown) };
  render(
    page(
      '/pricing',
      <WidgetHost value={host}>
        <Widget name="stories/teaser" />
      </WidgetHost>,
    ),
  );
  expect(form()).toHaveAttribute('action', '/api/forms/stories/assessment');
});

test('without a section around it belongs to the shell', () => {
  render(
    <MemoryRouter>
      <SampleForms>
        <SectionForm form={assessment} />
      </SampleForms>
    </MemoryRouter>,
  );
  expect(form()).toHaveAttribute('action', '/api/forms/shell/assessment');
  expect(form()).toHaveAttribute('id', 'assessment-form');
});

test('forms of the same name in two sections have different ids, so that neither gets the draft of the other', () => {
  render(page());
  expect(form()).toHaveAttribute('id', 'pricing-assessment-form');
  expect(field('Goals')).toHaveAttribute('id', 'pricing-assessment-goals');
});

test('a field without messages has those that follow from its label', async () => {
  render(page());
  await send();
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Fill in “Work email”', 'Choose an option for “Team size”', 'Enter your goals']);
  expect(field('Goals')).toHaveAccessibleDescription('Error: Enter your goals');
  fill({ ...whole, 'Work email': 'ada', Phone: '1'.repeat(2_001) });
  await send();
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Enter an email address in the correct format, like name@company.com',
    '“Phone” must be 2,000 characters or fewer',
  ]);
});

test('after it was sent, a message takes its place and the focus, and the draft is gone', async () => {
  answer(201);
  const { unmount } = render(page());
  fill(whole);
  expect(sessionStorage).toHaveLength(1);
  await send();
  expect(document.activeElement).toHaveTextContent(sampleForms.texts.sent.text);
  expect(form()).not.toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  unmount();
  render(page());
  expect(field('Goals')).toHaveValue('');
});

test('what was entered is there again when the page is', () => {
  const { unmount } = render(page());
  fill(whole);
  unmount();
  render(page());
  expect(field('Goals')).toHaveValue('Grow.');
});

test('a form that is gone says so, keeps what was typed, and offers mail and phone', async () => {
  answer(410);
  render(page());
  fill({ ...whole, Phone: '555' });
  await send();
  const report = document.querySelector<HTMLElement>('[data-lead-report=gone]')!;
  expect(report).toHaveFocus();
  expect(report).toHaveTextContent(sampleForms.texts.report.gone.text);
  expect(field('Goals')).toHaveValue('Grow.');
  expect(report.querySelectorAll('[href^="tel:"]')).toHaveLength(sampleForms.offices.length);
  const mail = new URL(report.querySelector<HTMLAnchorElement>('[href^="mailto:"]')!.href);
  expect(mail.pathname).toBe(sampleForms.email);
  expect(mail.searchParams.get('body')).toBe(
    'Grow.\r\n\r\nWork email: ada@example.com\r\nTeam size: 1 to 10\r\nPhone: 555',
  );
});

test('query parameters fill in fields of their name, or of the one that the form gives them', () => {
  render(
    page(
      '/pricing?email=ada@example.com&size=small',
      <SectionForm form={assessment} parameters={{ 'team-size': 'size' }} />,
    ),
  );
  expect(field('Work email')).toHaveValue('ada@example.com');
  expect(field('Team size')).toHaveValue('small');
  expect(form()).toHaveAttribute('data-query', 'email size phone goals');
});

test('texts of its own replace those of all forms', () => {
  render(page('/', <SectionForm form={assessment} texts={{ submit: 'Request it' }} />));
  expect(screen.getByRole('button', { name: 'Request it' })).toBeVisible();
});

test('says for the export that it cannot be sent from there, with mail and phone numbers', () => {
  const { container } = render(page());
  const hint = container.querySelector('.ui\\:no-leads\\:block')!;
  expect(hint).toHaveTextContent(sampleForms.texts.unavailable.text);
  expect(hint.querySelectorAll('[href^="tel:"]')).toHaveLength(sampleForms.offices.length);
  expect(hint.querySelector('.masked-email')).toBeInTheDocument();
  expect(hint.compareDocumentPosition(form())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('without texts and contacts above, names what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() =>
    renderToString(
      <MemoryRouter>
        <SectionForm form={assessment} />
      </MemoryRouter>,
    ),
  ).toThrow('FormHost');
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { formTexts } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { HONEYPOT } from '@vantedge/leads';
import { FormHost, NOTICE, type Notice, type Report } from '@vantedge/shared-ui/host';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Link,
  type Location,
  MemoryRouter,
  parsePath,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { forms } from '../../app/app-providers.tsx';
import { ContactForm } from './contact-form.tsx';

const whole = {
  'Full Name': 'Ada',
  'Email Address': 'ada@example.com',
  'Company Name': 'Example Company',
  'Service of Interest': 'bpo',
  Message: 'Two people, 160 hours a month each.',
};
const root = document.documentElement;

/** The router of the page on display. */
let router: { location: Location; navigate: NavigateFunction };

/** The page of the location: the form, or the page after it. */
function Page() {
  const location = useLocation();
  const navigate = useNavigate();
  // Before the paint, so that a test that sees the page also sees its location.
  useLayoutEffect(() => void (router = { location, navigate }), [location, navigate]);
  if (location.pathname !== '/contact') return <h1>Thank you</h1>;
  return (
    <>
      <FormHost value={forms}>
        <ContactForm />
      </FormHost>
      <Link to="/contact?topic=cloud">other topic</Link>
    </>
  );
}

const at = (path: string, state?: unknown) => (
  <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
    <Page />
  </MemoryRouter>
);

const show = (path = '/contact', state?: unknown) => render(at(path, state));

/** Mocks the endpoint to return this response, by default with the id of the request, and returns the mock. */
const answer = (status: number | Promise<number>, body?: unknown, headers: HeadersInit = {}) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, init) =>
      Response.json(body ?? { id: idOf(init!) }, { status: await status, headers }),
    );
const idOf = ({ body }: RequestInit) => (body as URLSearchParams).get('id');
const idsIn = (request: jest.SpyInstance) => request.mock.calls.map(([, init]) => idOf(init as RequestInit));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
};
const button = () => document.querySelector<HTMLButtonElement>('form [type=submit]')!;
const send = () => fireEvent.click(button());
const reported = async (outcome: Report) => {
  await waitFor(() =>
    expect(document.querySelector<HTMLElement>(`[data-lead-report=${outcome}]`)).toBeVisible(),
  );
  return document.querySelector<HTMLElement>('[data-lead-report]')!;
};
const summary = () => screen.queryByRole('alert');

beforeEach(() => {
  document.title = 'Contact';
  root.dataset['leads'] = '/api/forms';
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  delete root.dataset['leads'];
});

test('an empty form shows an error for each required field, in form order', () => {
  show();
  send();
  const lines = within(summary()!).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    '#contact-name',
    '#contact-email',
    '#contact-company',
    '#contact-service',
    '#contact-message',
  ]);
  for (const line of lines) expect(document.querySelector(line.getAttribute('href')!)).toBeInvalid();
  expect(field('Phone Number')).toBeValid();
  expect(summary()).toHaveFocus();
  expect(document.title).toBe('Error: Contact');
});

test('keeps the input, and shows the error at the field', () => {
  show();
  fill({ ...whole, 'Email Address': 'ada.example.com' });
  send();
  expect(within(summary()!).getAllByRole('link')).toHaveLength(1);
  expect(field('Email Address')).toHaveAccessibleDescription(/name@company\.com/);
  expect(field('Email Address')).toHaveValue('ada.example.com');
  expect(field('Message')).toHaveValue(whole.Message);
  expect(field('Service of Interest')).toHaveValue('bpo');
});

test('a fixed form is sent: summary and title no longer speak of an error, and the page of thanks follows', async () => {
  const request = answer(201);
  show();
  send();
  fill(whole);
  send();
  expect(summary()).toBeNull();
  expect(document.title).toBe('Contact');
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  const fields = Object.fromEntries((request.mock.calls[0]![1] as RequestInit).body as URLSearchParams);
  expect(fields).toMatchObject({ name: 'Ada', service: 'bpo', [HONEYPOT]: '' });
  expect(request.mock.calls[0]![0]).toBe('/api/forms/shell/contact');
  expect(fields['id']).toMatch(/^[\da-f-]{36}$/);
  expect(router.location.state).toEqual({ sent: expect.any(Number) as number });
});

test('while sending, the button shows progress and keeps focus, and a second click sends nothing', async () => {
  let arrive: (status: number) => void = () => {};
  const request = answer(new Promise((resolve) => (arrive = resolve)));
  render(<p id="announcer" aria-live="polite" />);
  show();
  fill(whole);
  button().focus();
  send();
  expect(button()).toHaveTextContent(formTexts.sending);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toBeEnabled();
  expect(button()).toHaveFocus();
  expect(document.getElementById('announcer')).toHaveTextContent(formTexts.status);
  send();
  expect(request).toHaveBeenCalledTimes(1);
  await act(async () => arrive(201));
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

describe('if the visitor has left the page meanwhile', () => {
  const notices: Notice[] = [];
  const hear = (event: Event) => notices.push((event as CustomEvent<Notice>).detail);
  beforeEach(() => {
    notices.length = 0;
    document.addEventListener(NOTICE, hear);
  });
  afterEach(() => document.removeEventListener(NOTICE, hear));

  async function leave(status: number) {
    let arrive: (status: number) => void = () => {};
    answer(new Promise((resolve) => (arrive = resolve)));
    show();
    for (const [label, value] of Object.entries(whole)) fireEvent.input(field(label), { target: { value } });
    send();
    act(() => void router.navigate('/elsewhere'));
    await act(async () => arrive(status));
    expect(router.location.pathname).toBe('/elsewhere');
  }

  test('a toast says that the message was sent, and the form is empty on return', async () => {
    await leave(201);
    expect(notices).toEqual([formTexts.left.sent]);
    act(() => void router.navigate(-1));
    expect(field('Message')).toHaveValue('');
  });

  test('a toast that stays says that it was not sent, and the form still has it', async () => {
    await leave(413);
    expect(notices).toEqual([{ ...formTexts.left.failed, tone: 'error', stays: true }]);
    act(() => void router.navigate(-1));
    expect(field('Message')).toHaveValue(whole.Message);
  });
});

test('shows validation errors from the server like its own', async () => {
  answer(422, { errors: { email: 'invalid', service: 'invalid' } });
  show();
  fill(whole);
  send();
  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(['#contact-email', '#contact-service']);
  expect(summary()).toHaveFocus();
  expect(field('Email Address')).toHaveAccessibleDescription(/name@company\.com/);
  expect(field('Message')).toHaveValue(whole.Message);
  expect(document.title).toBe('Error: Contact');
});

test('shows and focuses a report when rate limited, says when to try again, and keeps the input', async () => {
  answer(429, {}, { 'retry-after': '7200' });
  show();
  fill(whole);
  send();
  expect(await reported('busy')).toHaveFocus();
  expect(await reported('busy')).toHaveTextContent('try again in 2 hours');
  expect(field('Full Name')).toHaveValue('Ada');
  expect(field('Message')).toHaveValue(whole.Message);
  expect(summary()).toBeNull();
});

test('resubmitting unchanged contents is the same lead; changed contents are a new one', async () => {
  const request = answer(429);
  show();
  fill(whole);
  for (const message of [whole.Message, whole.Message, 'Three people.']) {
    fill({ Message: message });
    send();
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  }
  const [first, second, third] = idsIn(request);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  [403, 'failed'],
  [410, 'gone'],
  [413, 'too-large'],
] as const)('reports a delivery that failed with %i', async (status, outcome) => {
  answer(status);
  show();
  fill(whole);
  send();
  expect(await reported(outcome)).toHaveTextContent(contact.form.texts.report[outcome].text);
  expect(field('Message')).toHaveValue(whole.Message);
});

test('when submissions are disabled, logs the contents, keeps them in the form and offers an email', async () => {
  delete root.dataset['leads'];
  const log = jest.spyOn(console, 'log').mockImplementation();
  show();
  fill(whole);
  send();
  const report = await reported('no-endpoint');
  expect(report).toHaveFocus();
  expect(log.mock.calls[0]?.[1]).toMatchObject({ name: 'Ada', service: 'bpo', message: whole.Message });
  expect(field('Full Name')).toHaveValue('Ada');
  const mail = () => new URL(report.querySelector<HTMLAnchorElement>('[href^="mailto:"]')!.href).searchParams;
  expect(mail().get('subject')).toContain('Business Process Outsourcing');
  expect(mail().get('body')).toContain(whole.Message);
  fireEvent.input(field('Message'), { target: { value: 'Three people.' } });
  expect(mail().get('body')).toContain('Three people.');
  expect(report.querySelectorAll('[href^="tel:"]')).toHaveLength(2);
});

test('disables native validation after hydration', () => {
  show();
  expect(document.querySelector('form')).toHaveAttribute('novalidate');
});

test('selects the service from the topic in the URL', () => {
  show('/contact?topic=staff-augmentation');
  expect(field('Service of Interest')).toHaveValue('staff-augmentation');
});

test('ignores an unknown topic', () => {
  show('/contact?topic=astrology');
  expect(field('Service of Interest')).toHaveValue('');
});

test('a link to another topic on the same page changes the service and keeps the rest', () => {
  show('/contact?topic=ukg&company=Example');
  fill({ Message: 'Half written' });
  fireEvent.click(screen.getByText('other topic'));
  expect(field('Service of Interest')).toHaveValue('cloud');
  expect(field('Company Name')).toHaveValue('Example');
  expect(field('Message')).toHaveValue('Half written');
});

test('keeps text typed or restored before hydration, and fills empty fields', () => {
  const page = at('/contact?topic=bpo&company=Example', {
    prefill: { name: 'Ada', message: 'Team size needed: 12' },
  });
  const container = document.body.appendChild(document.createElement('div'));
  // The server-rendered document, where the visitor types or the browser restores edits before hydration.
  container.innerHTML = renderToString(page);
  fill({ 'Service of Interest': 'cloud', Message: 'Team size needed: 20' });
  render(page, { container, hydrate: true });
  expect(field('Message')).toHaveValue('Team size needed: 20');
  expect(field('Service of Interest')).toHaveValue('cloud');
  expect(field('Full Name')).toHaveValue('Ada');
  expect(field('Company Name')).toHaveValue('Example');
});

test('a link to a fragment of the same page keeps edits of prefilled text', () => {
  const prefill = { name: 'Ada', message: 'Team size needed: 12' };
  show('/contact?message=Hello', { prefill });
  fill({ Message: 'Team size needed: 20' });
  act(() => void router.navigate('/contact?message=Hello#contact-name'));
  expect(field('Message')).toHaveValue('Team size needed: 20');
});

test('receives input from another page without exposing it in the URL', () => {
  const typed = { name: 'Ada', email: 'ada@example.com', company: '', message: 'Team size needed: 12' };
  show('/contact?topic=bpo&company=Example', { prefill: typed });
  expect(field('Full Name')).toHaveValue('Ada');
  expect(field('Email Address')).toHaveValue('ada@example.com');
  expect(field('Company Name')).toHaveValue('Example');
  expect(field('Service of Interest')).toHaveValue('bpo');
  expect(field('Message')).toHaveValue('Team size needed: 12');
  expect(router.location.search).not.toContain('ada');
});

test.each([null, 'text', { prefill: 7 }, { prefill: { name: 7, service: 'astrology' } }])(
  'ignores the history state %j',
  (state) => {
    show('/contact', state);
    expect(field('Full Name')).toHaveValue('');
    expect(field('Service of Interest')).toHaveValue('');
  },
);

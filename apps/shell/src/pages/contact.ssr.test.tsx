/** @jest-environment node */
import { company } from '@vantedge/content-shared';
import { HONEYPOT } from '@vantedge/leads';
import { FormHost } from '@vantedge/shared-ui/host';
import { closest, parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { forms } from '../app/app-providers.tsx';
import { contactForm } from '../forms/contact.ts';
import ContactPage from './contact.tsx';

const html = renderToString(
  <MemoryRouter initialEntries={['/contact?topic=ukg']}>
    <FormHost value={forms}>
      <ContactPage />
    </FormHost>
  </MemoryRouter>,
);
const text = html.replace(/<(script|style|title)[^>]*>.*?<\/\1>|<[^>]+>/gs, '');

test('has one h1', () => {
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});

test('the server-rendered form uses native validation and posts to the site', () => {
  const form = html.match(/<form.*?<\/form>/s)![0];
  expect(form).toMatch(/^<form[^>]* action="\/api\/forms\/shell\/contact"/);
  expect(form).toMatch(/^<form[^>]* method="post"/);
  expect(form).not.toMatch(/novalidate/i);
  const control = (name: string) =>
    form.match(new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`))![0];
  for (const name of ['name', 'email', 'company', 'service', 'message'])
    expect(control(name)).toContain('required');
  expect(control('phone')).not.toContain('required');
  expect(control('email')).toContain('type="email"');
  expect(control('phone')).toContain('type="tel"');
  expect(control('message')).toContain('rows="6"');
  expect(form).toContain('href="/privacy"');
});

test('contains the hidden elements that the server fills in without JavaScript', () => {
  const form = selectOne('form', parseHtml(html))!;
  const summary = selectOne('[data-lead-summary]', form)!;
  expect(summary.attribs).toHaveProperty('hidden');
  expect(textContent(selectOne('h2', summary)!)).toBeTruthy();
  expect(selectOne('ul', summary)!.children).toEqual([]);
  expect(form.attribs['data-title-prefix']).toBe('Error: ');
  const report = selectOne('[data-lead-report]', form)!;
  expect(report.attribs).toHaveProperty('hidden');
  for (const outcome of ['no-endpoint', 'failed', 'busy', 'too-large', 'gone']) {
    const filled = select(`[data-${outcome}]`, report);
    expect(filled.map((element) => [element.name, textContent(element)])).toEqual([
      ['h2', ''],
      ['p', ''],
    ]);
  }
  for (const { name, required, type, options } of contactForm.fields) {
    const control = selectOne(`[name=${name}]`, form)!;
    const error = selectOne(`#${control.attribs['id']}-error`, form)!;
    expect(error.attribs).toHaveProperty('hidden');
    expect(textContent(error)).toBe('');
    if (required) expect(error.attribs['data-missing']).toBeTruthy();
    expect(control.attribs).not.toHaveProperty('maxlength');
    if (type === 'email' || options) expect(error.attribs['data-invalid']).toBeTruthy();
  }
});

test('bots see the honeypot, people do not', () => {
  const honeypot = selectOne(`form [name=${HONEYPOT}]`, parseHtml(html))!;
  expect([honeypot.attribs['tabindex'], honeypot.attribs['autocomplete']]).toEqual(['-1', 'off']);
  expect(closest('[aria-hidden=true]', honeypot)).toBeDefined();
  expect(closest('[hidden]', honeypot)).toBeUndefined();
});

test('shows the specified services, with none selected', () => {
  const control = html.match(/<select.*?<\/select>/s)![0];
  expect(
    [...control.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value, label]) => [value, label]),
  ).toEqual([
    ['', 'Select a service'],
    ['ukg', 'UKG Implementation'],
    ['staff-augmentation', 'Staff Augmentation'],
    ['bpo', 'Business Process Outsourcing'],
    ['cloud', 'Cloud Migration'],
    ['crm-erp', 'CRM/ERP Implementation'],
    ['other', 'Other'],
  ]);
  expect(control).not.toContain('selected');
});

test('shows hours and phone numbers of both offices', () => {
  for (const expected of ['Weekdays 8 a.m.–5 p.m. PT', 'Open 24/7', '+1 213 555 0142', '+63 32 555 0118']) {
    expect(text).toContain(expected);
  }
});

test('the quick contact is a person with their own email address and phone number', () => {
  const box = selectOne('.quick-contact', parseHtml(html))!;
  const { name, role, email, phone } = company.businessDevelopment;
  expect(email).not.toBe(company.email);
  expect(company.offices.map((office) => office.phone)).not.toContain(phone);
  for (const shown of [name, role, phone, '24/7 Support Available', 'Response within 24 hours'])
    expect(textContent(box)).toContain(shown);
  expect(selectOne('a[href^="tel:"]', box)!.attribs['href']).toBe('tel:+12135550167');
  expect(textContent(box)).toContain(`${email.slice(0, 3)}•`);
});

test('the server HTML does not depend on the time and contains no email address', () => {
  expect(text).not.toMatch(/until \d|opens /);
  expect(html).not.toContain('@vantedge.example.com');
});

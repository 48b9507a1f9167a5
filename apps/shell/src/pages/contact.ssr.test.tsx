/** @jest-environment node */
import { company } from '@vantedge/content-shared';
import { HONEYPOT, LEAD_FIELDS, type LeadField, SERVICES } from '@vantedge/leads';
import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { REPORTS } from '../leads/use-lead.ts';
import ContactPage from './contact.tsx';

const html = renderToString(
  <MemoryRouter initialEntries={['/contact?topic=ukg']}>
    <ContactPage />
  </MemoryRouter>,
);
const text = html.replace(/<(script|style|title)[^>]*>.*?<\/\1>|<[^>]+>/gs, '');

test('has one h1', () => {
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});

test('the server-rendered form uses native validation and posts to the site', () => {
  const form = html.match(/<form.*?<\/form>/s)![0];
  expect(form).toMatch(/^<form[^>]* data-lead="contact"/);
  expect(form).toMatch(/^<form[^>]* action="\/api\/leads" method="post"/);
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
  expect(form).toMatch(/<noscript\b.*tel:\+12135550142.*<\/noscript>/s);
});

test('contains the hidden elements that the server fills in without JavaScript', () => {
  const form = parse(html).querySelector('form')!;
  const summary = form.querySelector('[data-lead-summary]')!;
  expect(summary.hasAttribute('hidden')).toBe(true);
  expect(summary.querySelector('h2')?.text).toBeTruthy();
  expect(summary.querySelector('ul')?.childNodes).toEqual([]);
  expect(form.getAttribute('data-title-prefix')).toBe('Error: ');
  const report = form.querySelector('[data-lead-report]')!;
  expect(report.hasAttribute('hidden')).toBe(true);
  for (const outcome of REPORTS) {
    const filled = report.querySelectorAll(`[data-${outcome}]`);
    expect(filled.map(({ localName, text }) => [localName, text])).toEqual([
      ['h2', ''],
      ['p', ''],
    ]);
  }
  for (const { name, required, maxLength, type, oneOf } of LEAD_FIELDS.contact as readonly LeadField[]) {
    const control = form.querySelector(`[name=${name}]`)!;
    const error = form.querySelector(`#${control.id}-error`);
    expect(error!.hasAttribute('hidden')).toBe(true);
    expect(error!.text).toBe('');
    if (required) expect(error!.getAttribute('data-missing')).toBeTruthy();
    if (maxLength) expect(error!.getAttribute('data-too-long')).toContain(maxLength.toLocaleString('en-US'));
    // A text area with a limit would truncate pasted text.
    const expectedMaxLength = maxLength && name !== 'message' ? String(maxLength) : undefined;
    expect(control.getAttribute('maxlength')).toBe(expectedMaxLength);
    if (type || oneOf) expect(error!.getAttribute('data-invalid')).toBeTruthy();
  }
});

test('bots see the honeypot, people do not', () => {
  const honeypot = parse(html).querySelector(`form [name=${HONEYPOT}]`)!;
  expect([honeypot.getAttribute('tabindex'), honeypot.getAttribute('autocomplete')]).toEqual(['-1', 'off']);
  expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
  expect(honeypot.closest('[hidden]')).toBeNull();
});

test('the service options are those that the server accepts', () => {
  const values = parse(html)
    .querySelectorAll('select option')
    .map((option) => option.getAttribute('value'));
  expect(values).toEqual(['', ...SERVICES]);
});

test('shows the specified services, with none selected', () => {
  const select = html.match(/<select.*?<\/select>/s)![0];
  expect(
    [...select.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value, label]) => [value, label]),
  ).toEqual([
    ['', 'Select a service'],
    ['ukg', 'UKG Implementation'],
    ['staff-augmentation', 'Staff Augmentation'],
    ['bpo', 'Business Process Outsourcing'],
    ['cloud', 'Cloud Migration'],
    ['crm-erp', 'CRM/ERP Implementation'],
    ['other', 'Other'],
  ]);
  expect(select).not.toContain('selected');
});

test('shows hours and phone numbers of both offices', () => {
  for (const expected of ['Weekdays 08:00–17:00', 'Open 24/7', '+1 213 555 0142', '+63 32 555 0118']) {
    expect(text).toContain(expected);
  }
});

test('the quick contact is a person with their own email address and phone number', () => {
  const box = parse(html).querySelector('.quick-contact')!;
  const { name, role, email, phone } = company.businessDevelopment;
  expect(email).not.toBe(company.email);
  expect(company.offices.map((office) => office.phone)).not.toContain(phone);
  for (const shown of [name, role, phone, '24/7 Support Available', 'Response within 24 hours'])
    expect(box.text).toContain(shown);
  expect(box.querySelector('a[href^="tel:"]')!.getAttribute('href')).toBe('tel:+12135550167');
  expect(box.text).toContain(`${email.slice(0, 3)}•`);
});

test('the server HTML does not depend on the time and contains no email address', () => {
  expect(text).not.toMatch(/until \d|opens /);
  expect(html).not.toContain('overlap-mark');
  expect(html).not.toContain('@vantedge.example.com');
});

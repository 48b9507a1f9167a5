import type { FormDeclaration, FormField } from '@vantedge/federation-contract';

const email: FormField = { name: 'email', label: 'Email', type: 'email', required: true };
const message: FormField = { name: 'message', label: 'Message', type: 'textarea', required: true };

/** Forms of a site by section; `sampleDocument` and `assessmentDocument` show them. */
export const sampleForms = {
  shell: [
    {
      name: 'contact',
      fields: [
        { name: 'name', label: 'Name', type: 'text', required: true },
        email,
        { name: 'company', label: 'Company', type: 'text', required: true },
        { name: 'phone', label: 'Phone', type: 'tel' },
        {
          name: 'service',
          label: 'Service',
          type: 'select',
          required: true,
          options: [
            { value: '', label: 'Select' },
            { value: 'bpo', label: 'Processes' },
            { value: 'other', label: 'Other' },
          ],
        },
        message,
      ],
    },
    { name: 'newsletter', fields: [email] },
  ],
  stories: [
    {
      name: 'assessment',
      fields: [email, { name: 'team-size', label: 'Team', type: 'text', required: true }],
    },
  ],
} satisfies Record<string, FormDeclaration[]>;

/** Forms like the prerendered ones: everything that the server may reveal is present and hidden. */
export const sampleDocument = [
  '<!doctype html><html lang="en" data-leads="/api/forms"><head><meta charset="utf-8">',
  '<link rel="preload" as="script" href="/assets/shell/main.js"/><title>Contact &amp; offices</title></head><body>',
  '<div id="root"><main><section>',
  summary(),
  reports(),
  '<form data-title-prefix="Error: " method="post" action="/api/forms/shell/contact" id="contact-form">',
  control('name', '<input id="contact-name" name="name" required="" type="text"/>'),
  control(
    'email',
    '<input id="contact-email" name="email" required="" aria-describedby="help" type="email"/>',
  ),
  control('company', '<input id="contact-company" name="company" required="" type="text"/>'),
  '<label for="contact-phone">Phone</label><input id="contact-phone" name="phone" type="tel"/>',
  control(
    'service',
    '<select id="contact-service" name="service" required=""><option value="" selected="">Select</option>' +
      '<option value="bpo">Processes</option><option value="other">Other</option></select>',
  ),
  control('message', '<textarea id="contact-message" name="message" rows="6"></textarea>'),
  '<input id="contact-subject" name="subject" tabindex="-1" autocomplete="off"/>',
  '<button type="submit">Send</button>',
  '</form></section></main><footer><form method="post" action="/api/forms/shell/newsletter">',
  summary(),
  reports(),
  '<input id="newsletter-email" name="email" type="email"/>',
  '<p id="newsletter-email-error" data-missing="Enter an address" data-too-long="Too long" data-invalid="No address" hidden=""></p>',
  '</form></footer></div><script type="application/json" id="vantedge-page">{"a":"<\\u003c"}</script>',
  '<script>load()</script></body></html>',
].join('');

/** A page of a section with its form. */
export const assessmentDocument = [
  '<!doctype html><html lang="en"><head><title>Assessment</title></head><body><main>',
  '<form data-title-prefix="Error: " method="post" action="/api/forms/stories/assessment">',
  summary(),
  reports(),
  control('email', '<input id="contact-email" name="email" type="email"/>'),
  control('team-size', '<input id="contact-team-size" name="team-size" type="text"/>'),
  '</form></main></body></html>',
].join('');

/** A page that asks for the contact form, filled in. */
export const calculatorDocument = [
  '<!doctype html><html lang="en"><head><title>Calculator</title></head><body>',
  '<form method="post" action="/api/forms/shell/contact"><input type="hidden" name="service" value="other"/>',
  '<textarea name="message">Four people</textarea><button name="prefill" value="1">Ask</button></form>',
  '</body></html>',
].join('');

function control(name: string, markup: string): string {
  const messages = `data-missing="Enter your ${name}" data-too-long="Your ${name} is too long" data-invalid="This &quot;${name}&quot; is invalid"`;
  return (
    `<div><label for="contact-${name}">${name}</label>${markup}` +
    `<p id="contact-${name}-error" hidden="" ${messages}><span class="visually-hidden">Error:</span> </p></div>`
  );
}

function summary(): string {
  return '<div data-lead-summary="" tabindex="-1" hidden=""><h2>Please correct the following</h2><ul role="list"></ul></div>';
}

function reports(): string {
  const names = ['no-endpoint', 'failed', 'busy for {wait}', 'too-large', 'gone: call 555 0100'];
  const messages = names.map((name) => `data-${name.replace(/\W? .*/, '')}="It is ${name}"`).join(' ');
  return `<div data-lead-report="" tabindex="-1" hidden=""><p ${messages}></p></div>`;
}

/** Forms like the prerendered ones: everything that the server may reveal is present and hidden. */
export const sampleDocument = [
  '<!doctype html><html lang="en" data-leads="/api/leads"><head><meta charset="utf-8">',
  '<link rel="preload" as="script" href="/assets/shell/main.js"/><title>Contact &amp; offices</title></head><body>',
  '<div id="root"><main><section>',
  summary(),
  reports(),
  '<form data-lead="contact" data-title-prefix="Error: " method="post" action="/api/leads" id="contact-form">',
  '<input type="hidden" name="form" value="contact"/>',
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
  '</form></section></main><footer><form data-lead="newsletter" method="post" action="/api/leads">',
  summary(),
  reports(),
  '<input type="hidden" name="form" value="newsletter"/>',
  '<input id="newsletter-email" name="email" type="email"/>',
  '<p id="newsletter-email-error" data-missing="Enter an address" data-too-long="Too long" data-invalid="No address" hidden=""></p>',
  '</form></footer></div><script type="application/json" id="vantedge-page">{"a":"<\\u003c"}</script>',
  '<script>load()</script></body></html>',
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
  const messages = ['no-endpoint', 'failed', 'busy', 'too-large']
    .map((name) => `data-${name}="It is ${name}${name === 'busy' ? ' for {wait}' : ''}"`)
    .join(' ');
  return `<div data-lead-report="" tabindex="-1" hidden=""><p ${messages}></p></div>`;
}

import { FormField } from './form-field.tsx';

const topics = [
  { value: '', label: 'Select a service' },
  { value: 'ukg', label: 'Implementation' },
];

export const examples = {
  'required text': <FormField id="name" name="name" label="Full name" required autoComplete="name" />,
  'optional, with help': (
    <FormField
      id="phone"
      name="phone"
      label="Phone number"
      type="tel"
      required={false}
      help="With the country code, as in +1 213 555 0142."
    />
  ),
  'refused, with help': (
    <FormField
      id="email"
      name="email"
      label="Email address"
      type="email"
      required
      help="We answer to this address."
      error="Include an @, as in name@company.com"
      defaultValue="name.company.com"
    />
  ),
  select: (
    <FormField id="service" name="service" label="Service" as="select" required options={topics} wide />
  ),
  textarea: <FormField id="message" name="message" label="Message" as="textarea" required rows={6} wide />,
  'no note': <FormField id="team" label="Team size" placeholder="10" />,
  disabled: <FormField id="reference" name="reference" label="Reference" required={false} disabled />,
};

import { Field, Input, Select, Textarea } from './field.tsx';

export const examples = {
  'required text': (
    <Field label="Full name" required>
      <Input name="name" autoComplete="name" />
    </Field>
  ),
  'optional, with help': (
    <Field label="Phone number" required={false} help="With the country code, as in +1 213 555 0142.">
      <Input name="phone" type="tel" />
    </Field>
  ),
  'refused, with help': (
    <Field
      label="Email address"
      required
      help="We answer to this address."
      error="Include an @, as in name@company.com"
    >
      <Input name="email" type="email" defaultValue="name.company.com" />
    </Field>
  ),
  select: (
    <Field label="Service" required wide>
      <Select name="service">
        <option value="">Select a service</option>
        <option value="ukg">Implementation</option>
      </Select>
    </Field>
  ),
  'small select': (
    <Field label="Industry" size="sm">
      <Select name="industry">
        <option value="">All</option>
      </Select>
    </Field>
  ),
  textarea: (
    <Field label="Message" required wide>
      <Textarea name="message" rows={6} />
    </Field>
  ),
  disabled: (
    <Field label="Reference" required={false}>
      <Input name="reference" disabled />
    </Field>
  ),
};

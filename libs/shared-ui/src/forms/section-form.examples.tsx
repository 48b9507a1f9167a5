import type { FormDeclaration } from '@vantedge/federation-contract';
import { SectionForm } from './section-form.tsx';

const assessment: FormDeclaration = {
  name: 'assessment',
  fields: [
    { name: 'email', label: 'Work email', type: 'email', required: true, autoComplete: 'email' },
    {
      name: 'size',
      label: 'Team size',
      type: 'select',
      options: [
        { value: '', label: 'Select a size' },
        { value: 'small', label: '1 to 10' },
        { value: 'large', label: 'More than 10' },
      ],
    },
    { name: 'goals', label: 'Your goals', type: 'textarea', required: true, wide: true, rows: 4 },
  ],
};

export const examples = {
  plain: <SectionForm form={assessment} id="plain" />,
  'with a title, and texts of its own': (
    <SectionForm
      form={assessment}
      id="titled"
      title="Request an assessment"
      note="We reply within a day."
      texts={{ submit: 'Request it' }}
    >
      <p>We use your address only for this.</p>
    </SectionForm>
  ),
};

/** A sample of a doctor's note: its lines, the finding in each, its code, and why it is that code. */
export const progressNote = {
  title: 'Progress note',
  system: 'ICD-10-CM',
  lines: [
    {
      before: 'Returns for follow-up of ',
      finding: 'type 2 diabetes, with hyperglycemia',
      after: '; A1c 9.1%.',
      code: 'E11.65',
      reason: 'The note names the type and the hyperglycemia. One code covers both.',
    },
    {
      before: '',
      finding: 'Essential hypertension, under treatment',
      after: '; 138/84 today.',
      code: 'I10',
      reason: 'Essential, with no disease of heart or kidney in the note.',
    },
    {
      before: 'LDL 141: ',
      finding: 'hyperlipidemia, unspecified',
      after: ', statin continued.',
      code: 'E78.5',
      reason: 'The note does not say which type, so neither does the code.',
    },
    {
      before: '',
      finding: 'Long-term use of insulin',
      after: ', 24 units at night.',
      code: 'Z79.4',
      reason: 'Reported in addition to the diabetes, because insulin is taken every day.',
    },
  ],
  labels: {
    finding: 'Finding',
    coded: 'Coded by one person, audited by another',
    count: 'codes supported by the note',
  },
  note: 'Not a real patient record.',
  source: 'placeholder',
};

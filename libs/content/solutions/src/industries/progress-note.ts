/** A sample of a doctor's note: its lines, and their codes. */
export const progressNote = {
  title: 'Progress note',
  system: 'ICD-10-CM',
  lines: [
    { finding: 'Type 2 diabetes, with hyperglycemia', code: 'E11.65' },
    { finding: 'Essential hypertension, under treatment', code: 'I10' },
    { finding: 'Hyperlipidemia, unspecified', code: 'E78.5' },
    { finding: 'Long-term use of insulin', code: 'Z79.4' },
  ],
  note: 'Sample only. Not a real patient record.',
  source: 'placeholder',
};

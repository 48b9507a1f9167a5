import { ErrorSummary } from './error-summary.tsx';

export const examples = {
  'two errors': (
    <ErrorSummary
      title="Please correct the following"
      errors={[
        { field: 'name', message: 'Enter your full name' },
        { field: 'email', message: 'Include an @, as in name@company.com' },
      ]}
    />
  ),
};

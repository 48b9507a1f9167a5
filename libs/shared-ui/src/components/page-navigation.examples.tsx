import { PageNavigation } from './page-navigation.tsx';

export const surface = 'light';

export const examples = {
  'five sections': (
    <PageNavigation
      sections={{
        'services-title': 'Services',
        'launch-title': 'Setup',
        'desk-title': 'Cost',
        'credentials-title': 'Credentials',
        'questions-title': 'Questions',
      }}
    />
  ),
};

import { PageNavigation } from './page-navigation.tsx';

export const surface = 'light';

export const examples = {
  'five sections': (
    <PageNavigation
      sections={{
        services: 'Services',
        launch: 'Setup',
        desk: 'Cost',
        credentials: 'Credentials',
        questions: 'Questions',
      }}
    />
  ),
};

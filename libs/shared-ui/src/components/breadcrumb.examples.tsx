import { Breadcrumb } from './breadcrumb.tsx';

export const surface = 'dark';

export const examples = {
  'three steps': (
    <Breadcrumb
      items={[
        { label: 'Home', to: '/' },
        { label: 'Solutions', to: '/solutions' },
        { label: 'A service with a rather long name of its own' },
      ]}
    />
  ),
};

import { Icon, type IconName } from './icon.tsx';

const names: IconName[] = [
  'arrow',
  'arrow-left',
  'check',
  'chevron',
  'close',
  'download',
  'filter',
  'menu',
  'minus',
  'pause',
  'play',
  'plus',
];

export const examples = {
  'all icons': (
    <p>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>
  ),
  'with a label': <Icon name="close" label="Closed" />,
};

import { Footnote } from './footnote.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Tag } from './tag.tsx';
import { Wordmark } from './wordmark.tsx';

const signs: IconName[] = [
  'arrow',
  'arrow-left',
  'check',
  'chevron',
  'close',
  'download',
  'filter',
  'mark',
  'menu',
  'minus',
  'pause',
  'play',
  'plus',
];

export const examples = {
  wordmark: <Wordmark name="Firm" to="/" label="Firm, home" />,
  'wordmark without a link': <Wordmark name="Firm" />,
  tag: <Tag>Illustrative</Tag>,
  footnote: <Footnote>At an assumed market rate of $50 an hour.</Footnote>,
  icons: (
    <p>
      {signs.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>
  ),
  'icon with a label': <Icon name="close" label="Closed" />,
};

import { crm, erp } from '@vantedge/content-solutions';
import { PlatformList } from './platform-list.tsx';

export const surface = 'light';
export const examples = {
  'rows, with a note': <PlatformList platforms={erp.platforms.items} note={erp.platforms.note} />,
  quarters: <PlatformList platforms={crm.platforms.items} layout="quarters" />,
};

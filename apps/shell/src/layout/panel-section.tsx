import { Icon } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';

/** One part of the panel; each opens and closes by itself. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

import { Icon } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';

/** A collapsible section of the panel. */
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

import { industriesMenu } from '@vantedge/content-site';
import { Icon } from '@vantedge/shared-ui';
import { NavLink } from 'react-router-dom';
import { MenuStats } from './menu-stats.tsx';

/** The industries shown in the header. */
export function IndustriesPanel() {
  return (
    <div className="menu-columns menu-columns--pair">
      {industriesMenu.industries.map(({ title, to, note, color, stats }) => (
        <div key={to} data-color={color}>
          <p className="menu-title menu-title--large">
            <NavLink end to={to}>
              {title}
              <Icon name="arrow" />
            </NavLink>
          </p>
          <p className="menu-note">{note}</p>
          <MenuStats stats={stats} />
        </div>
      ))}
    </div>
  );
}

import { solutionsMenu } from '@vantedge/content-site';
import { ButtonLink, Tag } from '@vantedge/shared-ui';
import { NavLink } from 'react-router-dom';
import { MenuLinks } from './menu-links.tsx';

/** Three service lines, and a link to contact. */
export function SolutionsPanel() {
  const { groups, prompt } = solutionsMenu;
  return (
    <>
      <div className="menu-columns menu-columns--services">
        {groups.map(({ title, to, badge, note, color, links }) => (
          <div key={to} data-color={color}>
            <p className="menu-title">
              <NavLink end to={to}>
                {title}
              </NavLink>{' '}
              {badge ? <Tag>{badge}</Tag> : null}
            </p>
            <p className="menu-note">{note}</p>
            <MenuLinks links={links} />
          </div>
        ))}
      </div>
      <div className="menu-prompt">
        <p>
          <strong>{prompt.question}</strong> {prompt.answer}
        </p>
        <ButtonLink to={prompt.action.to} tone="solid">
          {prompt.action.title}
        </ButtonLink>
      </div>
    </>
  );
}

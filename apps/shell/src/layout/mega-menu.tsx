import { Icon } from '@vantedge/shared-ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { MenuIntent } from './menu-intent.ts';

interface Props {
  id: string;
  label: string;
  intent: MenuIntent;
  children: ReactNode;
}

/** Returns the element id of a menu's panel. */
export const panelId = (id: string) => `menu-${id}`;

/**
 * A disclosure: a button and a popover of plain links. The browser opens and closes it, also without JavaScript. This
 * component adds opening on hover, closing when focus leaves, and focus return on Escape.
 */
export function MegaMenu({ id, label, intent, children }: Props) {
  const name = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Unset in the server HTML: the browser itself exposes the popover's state to assistive technology.
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const open = panel.current!.matches(':popover-open');
    setExpanded(open);
    if (open) intent.opened(id);
  }, [id, intent]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape' && panel.current!.contains(document.activeElement)) name.current!.focus();
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hide(panel.current!);
  }
  function onClickInside({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) hide(panel.current!);
  }

  return (
    <li
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && intent.enter(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && intent.leave()}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={name}
        className="menu-name"
        type="button"
        popoverTarget={panelId(id)}
        aria-expanded={expanded}
        aria-controls={panelId(id)}
        onClick={(event) => intent.press(id) && event.preventDefault()}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <div
        ref={panel}
        className="mega-menu"
        id={panelId(id)}
        popover="auto"
        onToggle={({ newState }) => {
          setExpanded(newState === 'open');
          intent[newState === 'open' ? 'opened' : 'closed'](id);
        }}
        onFocus={() => intent.keep()}
        onClick={onClickInside}
      >
        <div className="page-edge">{children}</div>
      </div>
    </li>
  );
}

function hide(panel: HTMLElement) {
  if (panel.matches(':popover-open')) panel.hidePopover();
}

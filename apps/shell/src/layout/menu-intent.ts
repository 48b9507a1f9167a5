/** How long the pointer must hover over a menu's button before the menu opens. */
export const OPEN_DELAY_MS = 200;
/** How long after the pointer leaves a menu closes. */
export const CLOSE_DELAY_MS = 150;
/** Within this time after closing, hovering opens a menu without delay. */
export const SKIP_DELAY_MS = 300;

/** Opens and closes menus. Calls must be idempotent. */
export interface MenuPort {
  open(id: string): void;
  close(id: string): void;
}

/** Receives pointer, click and toggle events of the menus. */
export interface MenuIntent {
  enter(id: string): void;
  leave(): void;
  /** Handles a click on a menu's button. Returns true if the menu must stay open because hover had opened it. */
  press(id: string): boolean;
  /** The visitor is using the menu, so leaving it with the pointer no longer closes it. */
  keep(): void;
  opened(id: string): void;
  closed(id: string): void;
}

/**
 * Hover behavior for a set of menus, of which at most one is open. The pointer does not close a menu that a click or
 * key opened. When it moves to the next button, the open menu stays until the next one opens.
 */
export function menuIntent(port: MenuPort): MenuIntent {
  let open: string | undefined;
  let byPointer = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(id: string) {
    open = id;
    byPointer = true;
    port.open(id);
  }
  function set(id: string | undefined) {
    clearTimeout(timer);
    if (id === undefined) closedAt = performance.now();
    open = id;
    byPointer = false;
  }

  return {
    enter(id) {
      clearTimeout(timer);
      if (id === open) return;
      if (!open && performance.now() - closedAt < SKIP_DELAY_MS) show(id);
      else timer = setTimeout(() => show(id), OPEN_DELAY_MS);
    },
    leave() {
      clearTimeout(timer);
      const id = open;
      if (id && byPointer) timer = setTimeout(() => port.close(id), CLOSE_DELAY_MS);
    },
    press(id) {
      clearTimeout(timer);
      const confirmed = id === open && byPointer;
      byPointer = false;
      return confirmed;
    },
    keep() {
      clearTimeout(timer);
      byPointer = false;
    },
    opened(id) {
      if (id !== open) set(id);
    },
    closed(id) {
      if (id === open) set(undefined);
    },
  };
}

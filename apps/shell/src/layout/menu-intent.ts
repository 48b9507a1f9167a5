/** Milliseconds that the pointer rests on a menu's name before the menu opens. */
export const OPEN_DELAY_MS = 200;
/** Milliseconds after which a menu closes that the pointer has left. */
export const CLOSE_DELAY_MS = 150;
/** Milliseconds after closing within which the pointer opens a menu without waiting. */
export const SKIP_DELAY_MS = 300;

/** What opens and closes the menus; each call may find the menu in that state already. */
export interface MenuPort {
  open(id: string): void;
  close(id: string): void;
}

/** What the menus report: where the pointer is, what was pressed, and what is open by now. */
export interface MenuIntent {
  enter(id: string): void;
  leave(): void;
  /** A press on a menu's name. True when the menu stays: the pointer had opened it, and the press confirms that. */
  press(id: string): boolean;
  /** The visitor went on inside the menu, so the pointer no longer closes it. */
  keep(): void;
  opened(id: string): void;
  closed(id: string): void;
}

/**
 * The pointer's part in the menus, for one set of them: at most one is open. What a press or a key opened the pointer
 * does not close, and moving on to the next name leaves the open menu in place until the other one opens.
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

import { type FocusEvent, useState } from 'react';

/** Whether a pointer is over an element, a finger on it, or the focus in it; and the handlers for that element. */
export function useHoverOrFocus() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: () => setHovered(true),
    // A finger leaves when it is lifted.
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget as Node | null)),
  };
  return { hoveredOrFocused: hovered || focused, handlers };
}

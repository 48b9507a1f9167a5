import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the visitor is choosing with the arrow keys. Each step of such a choice replaces the
 * history entry of the one before; a press adds an entry.
 */
export function useArrowKeys(): () => boolean {
  const isStepping = useRef(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => void (isStepping.current = key.startsWith('Arrow'));
    const onPointerDown = () => void (isStepping.current = false);
    addEventListener('keydown', onKeyDown, true);
    addEventListener('pointerdown', onPointerDown, true);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('pointerdown', onPointerDown, true);
    };
  }, []);
  return useCallback(() => isStepping.current, []);
}

import { fireEvent, render } from '@testing-library/react';
import { HeroGlow } from './hero-background.tsx';
import { defineMouseGlow } from './mouse-glow-element.ts';

defineMouseGlow();
// jsdom has no PointerEvent.
const move = (area: Element, pointerType: string) =>
  fireEvent(
    area,
    Object.assign(new MouseEvent('pointermove', { clientX: 300, clientY: 200 }), { pointerType }),
  );

test('follows the mouse over its parent, and disappears when it leaves', () => {
  const { container } = render(<HeroGlow />);
  const { style } = container.querySelector<HTMLElement>('mouse-glow')!;
  move(container, 'mouse');
  expect([style.opacity, style.getPropertyValue('translate')]).toEqual(['1', '300px 200px']);
  fireEvent.pointerLeave(container);
  expect(style.opacity).toBe('');
});

test('a finger has no light', () => {
  const { container } = render(<HeroGlow />);
  move(container, 'touch');
  expect(container.querySelector<HTMLElement>('mouse-glow')!.style.opacity).toBe('');
});

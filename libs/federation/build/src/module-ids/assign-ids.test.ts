import { assignIds } from './assign-ids.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `src/module-${index}.ts`);

test('ids depend on the names, not on their order', () => {
  const list = names(200);
  const backwards = assignIds([...list].reverse()).reverse();
  expect(backwards).toEqual(assignIds(list));
});

test('every module has its own id, also if names are equal', () => {
  const list = [...names(2000), ...names(2000)];
  expect(new Set(assignIds(list)).size).toBe(list.length);
});

test('ids have three digits at most if there are few modules', () => {
  expect(Math.max(...assignIds(names(50)))).toBeLessThan(1000);
});

test('a new module leaves nearly all other ids as they were', () => {
  const list = names(100);
  const before = assignIds(list);
  const after = assignIds([...list, 'src/new.ts']);
  const changed = before.filter((id, index) => id !== after[index]);
  expect(changed.length).toBeLessThanOrEqual(1);
});

import type { Store } from '../store.ts';

export const bytes = (text: string) => Buffer.from(text);

/** Content of a key as text; undefined if it does not exist. */
export async function storedText(store: Store, key: string): Promise<string | undefined> {
  const found = await store.read(key);
  return found && Buffer.from(found).toString();
}

/** Reads or writes what is kept until the tab is closed, in session storage; `undefined` if there is nothing, or no storage. */
export function tabStorage<T>(access: (storage: Storage) => T | null): T | undefined {
  try {
    return access(sessionStorage) ?? undefined;
  } catch {
    return undefined;
  }
}

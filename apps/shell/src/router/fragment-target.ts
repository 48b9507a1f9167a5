/** Returns the element that a fragment such as `#pricing` refers to; `null` if there is none. */
export function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // Not a valid encoding, such as `#100%`.
    return null;
  }
}

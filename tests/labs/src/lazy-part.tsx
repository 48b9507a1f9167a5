/** Loaded as a separate chunk. */
export function LazyPart() {
  return <p>This part was loaded lazily.</p>;
}

/** Lives in a chunk of its own. */
export function LazyPart() {
  return <p>This part was loaded lazily.</p>;
}

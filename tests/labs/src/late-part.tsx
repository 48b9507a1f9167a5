/** Lives in a chunk of its own. */
export function LatePart() {
  return <p>This part came late.</p>;
}

/** A headline whose lines are set by hand; the spaces between them are read. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}{' '}
    </span>
  ));
}

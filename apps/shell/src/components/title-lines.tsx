/** A headline with manual line breaks. Screen readers read the spaces between the lines. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}{' '}
    </span>
  ));
}

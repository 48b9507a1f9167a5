import { Icon, Tag } from '@vantedge/shared-ui';

interface Props {
  caption: string;
  tag: string;
  columns: { item: string; first: string; second: string; outcome: string };
  labels: { marked: string; open: string };
  rows: readonly { item: string; marks: 1 | 2; outcome: string }[];
}

/** Items checked by two people; an item with only one mark is pending. */
export function CheckSheet({ caption, tag, columns, labels, rows }: Props) {
  const mark = (isMarked: boolean) =>
    isMarked ? (
      <Icon name="check" label={labels.marked} />
    ) : (
      <span className="visually-hidden">{labels.open}</span>
    );
  return (
    <table className="check-sheet">
      <caption>
        {caption} <Tag>{tag}</Tag>
      </caption>
      <thead>
        <tr>
          {[columns.item, columns.first, columns.second, columns.outcome].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, marks, outcome }) => (
          <tr key={item} className={marks === 1 ? 'is-open' : undefined}>
            <th scope="row">{item}</th>
            <td>{mark(marks >= 1)}</td>
            <td>{mark(marks === 2)}</td>
            <td>{outcome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

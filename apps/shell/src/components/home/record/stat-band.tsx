import type { home } from '@vantedge/content-site';
import { RecordLine } from './record-line.tsx';
import { TenureRuler } from './tenure-ruler.tsx';

/** The company record: a heading with a timeline, and a table whose numbers count up together. */
export function StatBand({ title, text, ruler, caption, columns, items }: typeof home.record) {
  return (
    <section className="stat-band section" aria-labelledby="record-title" data-counts="">
      <div className="wrap">
        <div className="stat-band-head">
          <h2 id="record-title">{title}</h2>
          <p>{text}</p>
          <TenureRuler {...ruler} />
        </div>
        <table className="record-ledger" role="table">
          <caption className="visually-hidden">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {items.map((item) => (
              <RecordLine key={item.id} {...item} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

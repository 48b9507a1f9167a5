import type { home } from '@vantedge/content-site';
import { ColumnHeader, Table, TableBody, TableHead, TableRow } from '@vantedge/shared-ui';
import { RecordLine } from './record-line.tsx';
import { TenureRuler } from './tenure-ruler.tsx';

/** The company record: a heading with a timeline, and a table whose numbers count up together. */
export function StatBand({ title, text, ruler, caption, columns, items }: typeof home.record) {
  return (
    <section className="stat-band py-section" aria-labelledby="record-title" data-counts="">
      <div className="wrap grid-12">
        <div className="col-span-full flex flex-col lg:col-span-4">
          <h2 id="record-title">{title}</h2>
          <p className="mt-5 max-w-[60ch] text-slate lg:max-w-[34ch]">{text}</p>
          <TenureRuler {...ruler} />
        </div>
        <Table className="record-ledger col-span-full max-lg:mt-10 lg:col-[6/-1]">
          <caption className="visually-hidden">{caption}</caption>
          <TableHead className="text-small/snug text-slate">
            <TableRow>
              {columns.map((column) => (
                <ColumnHeader key={column}>{column}</ColumnHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody className="border-y border-rule">
            {items.map((item) => (
              <RecordLine key={item.id} {...item} />
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  );
}

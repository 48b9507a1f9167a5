import type { finance } from '@vantedge/content-solutions';
import { Combinations, DocumentSheet, Either } from '@vantedge/shared-ui';
import { DocumentTable } from './document-table.tsx';
import { Resolve } from './resolve.tsx';

type Statement = (typeof finance)['reconciliation']['statement'];

/** A vendor's statement beside the ledger; pressing a difference resolves it, and the balance follows. */
export function VendorStatement({ title, scope, columns, rows, zero, total }: Statement) {
  const [date, reference, statement, ledger, difference] = columns;
  const open = rows.filter((row) => row.difference);
  const [neither, first, second, both] = total.states;
  return (
    <DocumentSheet title={title} scope={scope} color="green" level={3} className="max-md:-mx-edge">
      <DocumentTable
        caption={title}
        columns={[
          { name: date, kind: 'date' },
          { name: reference, kind: 'name' },
          { name: statement, kind: 'number', margin: true },
          { name: ledger, kind: 'number' },
          { name: difference, kind: 'number' },
        ]}
        rows={rows.map((row) => {
          const start = [row.date, row.reference, row.amount];
          if (!row.difference) return [...start, row.amount, zero];
          const choice = open.indexOf(row);
          return [
            ...start,
            <Either key="ledger" choice={choice} before={row.difference.before} after={row.amount} />,
            <Resolve key="difference" {...row.difference} value={choice} subject={row.reference}>
              <Either choice={choice} before={row.difference.amount} after={zero} />
            </Resolve>,
          ];
        })}
        total={[
          total.date,
          total.label,
          total.statement,
          <Combinations
            key="ledger"
            neither={neither.ledger}
            first={first.ledger}
            second={second.ledger}
            both={both.ledger}
          />,
          <span
            key="difference"
            className="inline-block double-rule text-2xl/none tracking-stat md:text-6xl/none"
          >
            <Combinations
              neither={neither.difference}
              first={first.difference}
              second={second.difference}
              both={both.difference}
            />
          </span>,
        ]}
      />
    </DocumentSheet>
  );
}

import type { backOffice } from '@vantedge/content-solutions';
import { DocumentSheet, Either, Icon } from '@vantedge/shared-ui';
import { DocumentTable } from './document-table.tsx';
import { Resolve } from './resolve.tsx';

/** A batch that two people sign; the item on hold is completed by what it waits for. */
export function BatchSheet({
  title,
  scope,
  columns,
  labels,
  items,
  summary,
  of,
}: (typeof backOffice)['batch']) {
  const [item, done, verified, status] = columns;
  return (
    <DocumentSheet
      title={title}
      scope={scope}
      className="batch-sheet"
      foot={{
        text: <Either before={summary.open} after={summary.resolved} />,
        count: <Either before={items.filter((one) => one.verified).length} after={items.length} />,
        of,
      }}
    >
      <DocumentTable
        caption={title}
        columns={[
          { name: item, kind: 'name' },
          { name: done, kind: 'mark', margin: true },
          { name: verified, kind: 'mark', margin: true },
          { name: status, kind: 'text' },
        ]}
        rows={items.map((one) => {
          if (!one.hold)
            return [
              one.item,
              <Mark key="done" at={one.done} />,
              <Mark key="verified" at={one.verified} />,
              labels.completed,
            ];
          const { note, verified, ...resolve } = one.hold;
          const box = <span className="block size-4 border border-dashed border-amber-text" />;
          const onHold = <span className="font-medium text-amber-text">{labels.onHold}</span>;
          return [
            <span key="item">
              {one.item}
              <span className="mt-1.5 flex flex-wrap items-center gap-x-2.5 text-small/note text-slate">
                <Either before={note} after="" />
                <Resolve {...resolve} subject={one.item} />
              </span>
            </span>,
            <Mark key="done" at={one.done} />,
            <Either key="verified" before={box} after={<Mark at={verified} />} />,
            <Either key="status" before={onHold} after={labels.completed} />,
          ];
        })}
      />
    </DocumentSheet>
  );
}

/** A signature: a check, and its time where there is room. */
const Mark = ({ at }: { at: string | undefined }) => (
  <>
    <Icon name="check" className="mr-1.5 text-service" />
    <span className="max-md:sr-only">{at}</span>
  </>
);

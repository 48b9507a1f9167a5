import { Icon } from '@vantedge/shared-ui';

interface Module {
  title: string;
  parts: readonly string[];
  /** What the module hands to the next one; the last hands back to the first. */
  handoff: string;
}

interface Props {
  modules: readonly Module[];
  /** Labels before a handoff: to the next module, and back to the first. */
  labels: { on: string; back: string };
}

/** Modules in order, each handing its result to the next. */
export function ModuleIndex({ modules, labels }: Props) {
  return (
    <ol className="module-index" role="list">
      {modules.map(({ title, parts, handoff }, index) => {
        const isLast = index === modules.length - 1;
        return (
          <li key={title}>
            <h3>{title}</h3>
            <ul role="list">
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            <p className="mi-handoff">
              <span>{isLast ? labels.back : labels.on}</span> {handoff}
              {isLast ? null : <Icon name="arrow" />}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

interface Props {
  caption: string;
  /** Departments in the order in which they touch it; the drawing has room for six. */
  steps: readonly { department: string; step: string }[];
}

/** One order on its way through the departments, a lane to each: one line, which nobody draws again. */
export function OrderPath({ caption, steps }: Props) {
  return (
    <figure className="order-path hero-scale">
      <figcaption>{caption}</figcaption>
      <ol role="list">
        {steps.map(({ department, step }) => (
          <li key={department}>
            <span>{department}</span> <b>{step}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

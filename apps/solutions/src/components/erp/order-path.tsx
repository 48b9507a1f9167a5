interface Props {
  caption: string;
  /** Departments in the order of the process; the drawing has room for six. */
  steps: readonly { department: string; step: string }[];
}

/** The path of one order through the departments, one lane each, as a single line. */
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

interface Props {
  text: string;
  submit: string;
}

/** No-JS fallback: how to calculate the savings by hand, and a form that creates a URL with the inputs. */
export function NoScriptFallback({ text, submit }: Props) {
  return (
    <noscript>
      <p className="calc-by-hand">{text}</p>
      <button className="button button--amber">{submit}</button>
    </noscript>
  );
}

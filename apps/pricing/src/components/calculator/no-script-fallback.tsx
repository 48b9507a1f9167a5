interface Props {
  text: string;
  submit: string;
}

/** What the figures are without a script, how to reckon one's own, and a form that still makes an address of the choice. */
export function NoScriptFallback({ text, submit }: Props) {
  return (
    <noscript>
      <p className="calc-by-hand">{text}</p>
      <button className="button button--amber">{submit}</button>
    </noscript>
  );
}

import { Button } from '@vantedge/shared-ui';

interface Props {
  text: string;
  submit: string;
}

/** No-JS fallback: how to calculate the savings by hand, and a form that creates a URL with the inputs. */
export function NoScriptFallback({ text, submit }: Props) {
  return (
    <noscript className="md:max-lg:col-span-full">
      <p className="mt-6 mb-4 border-t border-night-rule pt-5 text-md">{text}</p>
      <Button tone="amber" type="submit">
        {submit}
      </Button>
    </noscript>
  );
}

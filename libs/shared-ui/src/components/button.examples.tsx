import { Button, ButtonLink } from './button.tsx';

export const examples = {
  'link in amber': (
    <ButtonLink tone="amber" to="/contact">
      Start
    </ButtonLink>
  ),
  'link in the solid tone': (
    <ButtonLink tone="solid" to="/contact">
      Get consultation
    </ButtonLink>
  ),
  'link on a line': (
    <ButtonLink tone="line" to="#process">
      Explore
    </ButtonLink>
  ),
  'download with its note': (
    <ButtonLink tone="line" to="/story.pdf" icon="download" note="PDF, 2 pages" download>
      Download
    </ButtonLink>
  ),
  'real button': (
    <Button tone="amber" type="submit">
      Send
    </Button>
  ),
  'disabled button': (
    <Button tone="solid" disabled>
      Send
    </Button>
  ),
};

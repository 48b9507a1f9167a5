import { download } from '@vantedge/content-stories';
import { ButtonLink } from '@vantedge/shared-ui';

interface Props {
  /** URL of the file, as the build names it. */
  file: string;
  /** What the story is called in the name of the saved file. */
  name: string;
}

/** The story to take along, as a tagged PDF. */
export function StoryDownload({ file, name }: Props) {
  return (
    <ButtonLink
      tone="on-dark"
      to={file}
      icon="download"
      note={download.note}
      download={`vantedge-${name}-story.pdf`}
    >
      {download.label}
    </ButtonLink>
  );
}

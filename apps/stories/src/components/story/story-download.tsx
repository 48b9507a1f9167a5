import { download } from '@vantedge/content-stories';
import { ButtonLink } from '@vantedge/shared-ui';

interface Props {
  /** URL of the file with its hashed name. */
  file: string;
  /** The story's name in the name of the saved file. */
  name: string;
}

/** Download link of the story as a tagged PDF. */
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

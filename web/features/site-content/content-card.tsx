import { Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { FileButton } from '../../admin/file-button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { trpc } from '../../lib/trpc.ts';
import { Section } from '../firm/section.tsx';
import styles from './content-card.module.css';
import { ContentDialog } from './content-dialog.tsx';
import { useUpload } from './use-upload.ts';

/** Export and import of the whole content of the site as a file; an import replaces the content. */
export const ContentCard = () => (
  <IfCan permission="siteContent.read">
    <Card />
  </IfCan>
);

function Card() {
  const { siteContent } = trpc.useUtils();
  const withToasts = useMutationToasts();
  const download = useMutation({
    mutationFn: () => siteContent.get.fetch(),
    ...withToasts({
      failure: 'Failed to download the site content',
      onSuccess: (content: object) =>
        saveFile('site-content.json', 'application/json', JSON.stringify(content, null, 2)),
    }),
  });
  const upload = useUpload();
  return (
    <div className={styles.card}>
      <Section
        title="Site content"
        lead="The content of the site as one file: firm, people, hours, pages, menus, testimonials, articles and theme. Photos, pictures, mail and the records of clients are not included."
      >
        <Group gap="0.75rem" align="stretch">
          <Button pending={download.isPending} onClick={() => download.mutate()}>
            <AdminIcon name="download" />
            Download Content
          </Button>
          <FileButton
            permission="siteContent.replace"
            accept="application/json,.json"
            name="content-file"
            pending={upload.isReading}
            onFile={upload.read}
          >
            Upload Content
          </FileButton>
        </Group>
        {upload.outcome && <ContentDialog upload={upload} outcome={upload.outcome} />}
      </Section>
    </div>
  );
}

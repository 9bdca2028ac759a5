import { useState } from 'react';
import type { ReplyTemplate } from '../../../../src/features/contact/replies/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { EditDeleteButtons } from '../../../admin/edit-delete-buttons.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import styles from './replies.module.css';
import { ReplyTemplateForm } from './reply-template-form.tsx';

/** Dialog to manage the reply templates, which all staff share. */
export function ReplyTemplatesDialog({ onClose }: { onClose: () => void }) {
  const query = trpc.contact.replyTemplates.useQuery();
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  if (edited) {
    return (
      <ReplyTemplateForm
        template={edited === 'new' ? undefined : edited}
        onDone={() => setEdited(undefined)}
      />
    );
  }
  return (
    <Dialog
      title="Templates for Replies"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            permission="replyTemplates.change"
            variant="filled"
            onClick={() => setEdited('new')}
          >
            Add Template
          </Button>
        </>
      }
    >
      <QueryState query={query} what="The templates">
        {(templates) =>
          templates.length === 0 ? (
            <p className="muted">No templates yet. What you write often belongs here.</p>
          ) : (
            templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onEdit={() => setEdited(template)}
              />
            ))
          )
        }
      </QueryState>
    </Dialog>
  );
}

function TemplateRow({ template, onEdit }: { template: ReplyTemplate; onEdit: () => void }) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { contact } = trpc.useUtils();
  const deletion = trpc.contact.deleteReplyTemplate.useMutation(
    withToasts({
      success: 'Template deleted successfully',
      failure: 'Failed to delete the template',
      refresh: () => contact.replyTemplates.invalidate(),
    }),
  );
  const { id, name } = template;
  return (
    <div className={styles.template}>
      <b>{name}</b>
      <span>
        <EditDeleteButtons
          permission="replyTemplates.change"
          name={name}
          isDeleting={deletion.isPending}
          onEdit={onEdit}
          onDelete={async () => {
            if (await ask({ title: `Delete “${name}”?`, action: 'Delete' }))
              deletion.mutate({ id });
          }}
        />
      </span>
    </div>
  );
}

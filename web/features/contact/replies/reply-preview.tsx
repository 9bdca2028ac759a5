import { Button } from '../../../admin/button.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './replies.module.css';

/** Button for a preview of the reply as it will be sent; the preview is removed when the text changes. */
export function ReplyPreview({ id, body }: { id: string; body: string }) {
  const withToasts = useMutationToasts();
  const { mutate, data, isPending, variables } = trpc.contact.previewReply.useMutation(
    withToasts({ failure: 'The reply cannot be shown' }),
  );
  const shown = variables?.body === body ? data : undefined;
  return (
    <>
      <Button size="sm" variant="subtle" pending={isPending} onClick={() => mutate({ id, body })}>
        Preview
      </Button>
      {shown && (
        <section
          className={styles.preview}
          aria-label="Preview"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long preview is scrolled with the keyboard
          tabIndex={0}
        >
          <dl className={styles.facts}>
            <dt className="muted">To</dt>
            <dd>{shown.to}</dd>
            <dt className="muted">Replies go to</dt>
            <dd>{shown.replyTo}</dd>
            <dt className="muted">Subject</dt>
            <dd>{shown.subject}</dd>
          </dl>
          <p className={styles.body}>{shown.text}</p>
        </section>
      )}
    </>
  );
}

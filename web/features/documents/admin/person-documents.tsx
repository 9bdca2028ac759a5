import { useState } from 'react';
import { ACCEPTED_FILES } from '../../../../src/features/documents/rules.ts';
import type { PersonDocuments as Documents } from '../../../../src/features/documents/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { FileButton } from '../../../admin/file-button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatDay } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import rows from '../../../ui/rows.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import styles from './person-documents.module.css';
import { useShareDocument } from './use-share-document.ts';

/** The documents of a person in both directions, and what the firm asks them for. */
export function PersonDocuments({ personId, zone }: { personId: string; zone: string }) {
  return (
    <IfCan permission="documents.read">
      <DocumentsBox personId={personId} zone={zone} />
    </IfCan>
  );
}

function DocumentsBox({ personId, zone }: { personId: string; zone: string }) {
  const query = trpc.documents.ofPerson.useQuery({ personId });
  const [isAsking, setAsking] = useState(false);
  const { share, progress } = useShareDocument(personId);
  return (
    <section className={rows.box} aria-label="Documents">
      <div className={rows.head}>
        <h2>Documents</h2>
        <div className={rows.acts}>
          <FileButton
            permission="documents.change"
            accept={ACCEPTED_FILES}
            name="share-document"
            size="sm"
            pending={progress !== undefined}
            onFile={share}
          >
            {progress ?? 'Share'}
          </FileButton>
          <Button
            permission="documents.change"
            size="sm"
            disabled={!query.data}
            onClick={() => setAsking(true)}
          >
            Ask
          </Button>
        </div>
      </div>
      <QueryState query={query} what="The documents">
        {(found) => (
          <>
            <Request personId={personId} zone={zone} {...found} />
            {found.documents.length > 0 && (
              <ul className={rows.rows}>
                {found.documents.map((document) => (
                  <DocumentRow key={document.id} document={document} zone={zone} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryState>
      {isAsking && query.data && (
        <AskDialog
          personId={personId}
          request={query.data.request}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** What the person is asked for, and until when their link works. */
function Request({
  personId,
  zone,
  request,
  documents,
}: Documents & { personId: string; zone: string }) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const { documents: queries } = trpc.useUtils();
  const ending = trpc.documents.end.useMutation(
    withToasts({
      success: 'The link has ended',
      failure: 'Failed to end the link',
      refresh: () => queries.invalidate(),
    }),
  );
  if (!request) {
    return documents.length > 0 ? null : (
      <p className={`muted ${rows.body}`}>
        Ask for documents by a list, or share one. The client gets a page of their own, without an
        account.
      </p>
    );
  }
  // The request that answers with files open by themselves asks for nothing, and no mail has its link.
  const isTold =
    request.items.length > 0 || documents.some(({ direction }) => direction === 'to_client');
  const missing = request.items.filter(({ arrived }) => arrived === 0);
  const end = async () => {
    const isSure = await ask({
      title: 'End the client’s link?',
      text: 'Their page no longer opens, and nothing is asked for. The documents stay.',
      action: 'End Link',
      keep: 'Keep it',
    });
    if (isSure) ending.mutate({ personId });
  };
  return (
    <div className={`${rows.body} ${styles.request}`}>
      {request.items.length > 0 && (
        <p>
          {missing.length === 0 ? (
            <b>Everything has arrived.</b>
          ) : (
            <>
              <b>Missing:</b> {missing.map(({ label }) => label).join(', ')}
            </>
          )}
        </p>
      )}
      <p className="muted small">
        {isTold ? (
          <>
            {request.items.length > 0 && <>Asked on {formatDay(request.askedAt, zone, locale)}. </>}
            {request.remindedAt && <>Reminded on {formatDay(request.remindedAt, zone, locale)}. </>}
            The link to {request.toEmail} works until {formatDay(request.expiresAt, zone, locale)}.
          </>
        ) : (
          'Files that the client adds to answers come here. Nothing is asked for, and nothing is shared.'
        )}
      </p>
      {isTold && (
        <div className={rows.acts}>
          <Button
            permission="documents.change"
            size="sm"
            pending={ending.isPending}
            onClick={() => void end()}
          >
            End Link
          </Button>
        </div>
      )}
    </div>
  );
}

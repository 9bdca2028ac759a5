import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { ClientPage } from '../../../../src/features/questionnaires/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FilesForm } from '../../documents/client-page/files-form.tsx';
import { SentFiles } from '../../documents/client-page/sent-files.tsx';
import { useUploads } from '../../documents/client-page/use-uploads.ts';
import { FieldError } from './answer-inputs.tsx';
import styles from './questions-page.module.css';

type Upload = NonNullable<ClientPage['form']>['uploads'][string];

const REMOVE_FORM = 'remove-file';

/**
 * What has arrived for a question, and a form for more files that works without scripts. With them, files are sent as
 * soon as they are chosen, as on the page of documents.
 */
export function QuestionFiles({
  upload: { token: grant, max, page: loaded },
  label,
  question,
  firm,
  error,
  untaken,
  path,
  action,
}: {
  upload: Upload;
  label: string;
  question: string;
  firm: FirmProfile;
  /** Why the server has refused to go on; shown until a file is there. */
  error: string | undefined;
  untaken: number;
  /** Where the page takes files without scripts. */
  path: string;
  /** The address of this step. */
  action: string;
}) {
  const sending = useUploads(grant, loaded);
  const { page, uploads } = sending;
  const shown = page.sent.filter(({ id }) => !uploads.some((each) => each.id === id));
  const hasSome = page.sent.some(({ state }) => state === 'kept' || state === 'checking');
  const missing = hasSome ? undefined : error;
  const errorId = `${question}-error`;
  return (
    <div className={styles.files}>
      {untaken > 0 && (
        <Notice tone="warning" icon="alert" role="alert">
          <p>{m.documents.untaken({ count: untaken, max: `${max}` })}</p>
        </Notice>
      )}
      <FieldError id={errorId} error={missing} />
      <SentFiles
        sent={shown}
        own={uploads}
        sending={sending}
        firm={firm}
        act={({ id, name }) => (
          <Button
            type="submit"
            form={REMOVE_FORM}
            name="file"
            value={id}
            variant="quiet"
            size="sm"
            aria-label={m.documents.removeFile({ name })}
            data-plain
          >
            {m.documents.remove}
          </Button>
        )}
      />
      {page.left > 0 ? (
        <FilesForm
          action={here(path)}
          name="item:"
          label={label}
          invalidBy={missing && errorId}
          onFiles={(files) => sending.add(files, null)}
        />
      ) : (
        <p>{m.intake.filesFull}</p>
      )}
      <form id={REMOVE_FORM} method="post" action={action} data-plain>
        <input type="hidden" name="form" value="remove" />
        <input type="hidden" name="question" value={question} />
      </form>
      <p className="visually-hidden" role="status">
        {page.sent.length > loaded.sent.length
          ? m.documents.sentCount({ count: page.sent.length })
          : ''}
      </p>
    </div>
  );
}

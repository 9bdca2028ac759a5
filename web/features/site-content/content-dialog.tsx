import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Notice } from '../../admin/notice.tsx';
import styles from './content-dialog.module.css';
import { fieldWords, PART_LABELS, summaryOf } from './content-words.ts';
import type { Outcome, Upload } from './use-upload.ts';

type Of<Member extends string> = Extract<Outcome, Record<Member, unknown>>;

/**
 * Shows the changes that an import would make and asks for confirmation, or lists the file's errors, or confirms that
 * the import is done.
 */
export function ContentDialog({ upload, outcome }: { upload: Upload; outcome: Outcome }) {
  if ('isReplaced' in outcome) return <Replaced />;
  if ('errors' in outcome) return <Refused errors={outcome.errors} onClose={upload.close} />;
  if (outcome.comparison.changes.length === 0) return <Same onClose={upload.close} />;
  return <Question upload={upload} {...outcome} />;
}

function Question({ upload, document, comparison }: { upload: Upload } & Of<'document'>) {
  const { changes } = comparison;
  return (
    <Dialog
      title="Replace the content of the site?"
      onClose={upload.close}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="filled"
            color="destructive"
            pending={upload.isReplacing}
            onClick={() => upload.replace(document, comparison)}
          >
            Replace
          </Button>
        </>
      )}
    >
      {changes.some(({ removed }) => removed.length > 0) && (
        <Notice tone="warning" icon="alert">
          Entries that are missing from the file are deleted. If records of clients refer to them,
          they are hidden instead.
        </Notice>
      )}
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={change.part}>
            <dt>{PART_LABELS[change.part]}</dt>
            {summaryOf(change).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Refused({ errors, onClose }: Of<'errors'> & { onClose: () => void }) {
  return (
    <Dialog
      title="This file cannot be used"
      onClose={onClose}
      footer={(close) => <Button onClick={close}>Close</Button>}
    >
      <p>Nothing has changed on the site.</p>
      <ul className={styles.list}>
        {Object.entries(errors).map(([path, messages]) => (
          <li key={path}>
            {path && <b>{fieldWords(path)}: </b>}
            {messages.join('. ')}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const Same = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title="Nothing to change"
    onClose={onClose}
    footer={(close) => <Button onClick={close}>Close</Button>}
  >
    <p>The file matches what is on the site.</p>
  </Dialog>
);

/** Asks for a reload, because all data that the page has loaded is out of date, including its theme. */
const Replaced = () => (
  <Dialog
    title="Site content replaced"
    onClose={() => window.location.reload()}
    footer={(close) => <Button onClick={close}>Reload This Page</Button>}
  >
    <p>Visitors see it from now on. The back office shows it once this page is loaded again.</p>
  </Dialog>
);

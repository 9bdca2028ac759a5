import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { FileButton } from '../../../admin/file-button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../import/import.module.css';
import { type Chosen, usePhotos } from './use-photos.ts';

/** Dialog to give many attorneys their photos, from a ZIP file with pictures named as the people. */
export function PhotosDialog({ onClose }: { onClose: () => void }) {
  const { data: people } = trpc.attorneys.list.useQuery();
  const { chosen, problem, progress, outcome, choose, upload } = usePhotos(people ?? []);
  const isBusy = progress !== undefined;
  const count = chosen?.matches.length ?? 0;
  return (
    <Dialog
      title="Photos from a ZIP file"
      onClose={onClose}
      footer={
        outcome ? (
          <Button variant="filled" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            {count > 0 && (
              <Button
                variant="filled"
                permission="team.change"
                pending={isBusy}
                onClick={() => void upload()}
              >
                {count === 1 ? 'Add 1 photo' : `Add ${count} photos`}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.fields}>
        <p>
          Name each picture as the person, such as Dana Whitfield.jpg. Each is cropped to a
          portrait, which you can correct on the person’s page.
        </p>
        {!outcome && (
          <div>
            <FileButton
              permission="team.change"
              accept=".zip,application/zip"
              name="photos-zip"
              pending={isBusy || !people}
              onFile={(file) => void choose(file)}
            >
              Choose a ZIP File
            </FileButton>
          </div>
        )}
        {problem && (
          <Notice tone="danger" icon="alert" role="alert">
            <p>{problem}</p>
          </Notice>
        )}
        {chosen && !outcome && <Matches {...chosen} />}
        <div role="status">
          {progress !== undefined && `${progress} of ${count} are done.`}
          {outcome && <Outcome {...outcome} />}
        </div>
      </div>
    </Dialog>
  );
}

function Matches({ matches, others }: Chosen) {
  return (
    <div>
      {matches.length === 0 && <p>No picture is named as somebody on the team.</p>}
      {others.length > 0 && <p>Left out, because they name nobody: {others.join(', ')}.</p>}
      <ul className={styles.people}>
        {matches.map(({ person, file }) => (
          <li key={person.slug}>
            <b>{person.name}</b>{' '}
            <span className="muted small">
              {person.photo ? `${file.name}, in place of the photo there` : file.name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ done, failed }: { done: number; failed: readonly string[] }) {
  return (
    <>
      <p>{done === 1 ? '1 photo is added.' : `${done} photos are added.`}</p>
      {failed.length > 0 && (
        <Notice tone="danger" icon="alert">
          <ul>
            {failed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

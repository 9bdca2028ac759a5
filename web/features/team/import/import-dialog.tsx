import type { PeoplePreview } from '../../../../src/features/team/import/schema.ts';
import { formatCount } from '../../../../src/platform/pagination/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { FileButton } from '../../../admin/file-button.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../../admin/use-publish.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useRefreshTeam } from '../use-team.ts';
import styles from './import.module.css';
import { InviteImported } from './invite-imported.tsx';

export type ReadFile = { name: string; csv: string; preview: PeoplePreview };

/** Shows whom the import of a file would add, or its errors; after the import, offers to invite them. */
export function ImportDialog({
  file,
  isReading,
  onFile,
  onClose,
}: {
  file: ReadFile;
  /** Whether another file is being read. */
  isReading: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
}) {
  const locale = useLocale();
  const { people, known, errors } = file.preview;
  const withToasts = useMutationToasts();
  const refresh = useRefreshTeam();
  const publish = usePublish();
  const importing = trpc.hosts.import.useMutation(
    withToasts({ failure: 'Failed to import the file', refresh }),
  );
  const done = importing.data;
  const canImport = errors.length === 0 && people.length > 0;
  const start = () =>
    publish((advertisingReason) =>
      importing.mutateAsync({ csv: file.csv, advertisingReason }),
    ).catch(() => {
      // The toast says why.
    });
  return (
    <Dialog
      title={
        done ? `${formatCount(done.added.length, locale)} added to the team` : `Import ${file.name}`
      }
      size="lg"
      onClose={onClose}
      footer={
        done ? (
          <Button variant="filled" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            {!canImport && (
              <FileButton
                permission="team.change"
                accept=".csv,text/csv"
                name="import-corrected"
                variant="filled"
                pending={isReading}
                onFile={onFile}
              >
                Choose Another File
              </FileButton>
            )}
            {canImport && (
              <Button
                variant="filled"
                permission="team.change"
                pending={importing.isPending}
                onClick={() => void start()}
              >
                Add {formatCount(people.length, locale)}
              </Button>
            )}
          </>
        )
      }
    >
      {done ? (
        <InviteImported added={done.added} />
      ) : errors.length > 0 ? (
        <Notice tone="danger" icon="alert" role="alert">
          <p>
            <b>Nobody is added until these lines are corrected.</b>
          </p>
          <ul className={styles.errors}>
            {errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Preview people={people} known={known} />
      )}
    </Dialog>
  );
}

function Preview({ people, known }: Pick<PeoplePreview, 'people' | 'known'>) {
  const locale = useLocale();
  const { data: areas = [] } = trpc.practiceAreas.list.useQuery();
  const labelOf = (key: string) => areas.find((area) => area.key === key)?.label ?? key;
  return (
    <>
      <p>
        {people.length === 0
          ? 'The file contains nobody new.'
          : `${formatCount(people.length, locale)} will be added after the others, and shown on the site.`}{' '}
        {known.length > 0 &&
          `On the team already, or twice in the file, and left as they are: ${known.join(', ')}.`}
      </p>
      <ul className={styles.people}>
        {people.map(
          ({ line, name, role, email, practiceAreas, languages, office, takesConsultations }) => (
            <li key={line}>
              <b>{name}</b> <span className="muted">{role}</span>
              <p className="small">{[...practiceAreas.map(labelOf), ...languages].join(', ')}</p>
              <p className="muted small">
                {[takesConsultations ? 'Takes consultations' : 'No consultations', office, email]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

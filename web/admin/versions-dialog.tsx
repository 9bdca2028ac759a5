import { Badge } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { formatMoment } from '../lib/format.ts';
import { useLocale } from '../lib/use-locale.ts';
import { useConfirm } from '../ui/confirm.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { QueryState } from './query-state.tsx';
import styles from './versions-dialog.module.css';

type Listed = { number: number; savedAt: string };

type Query<Data> = ComponentProps<typeof QueryState<Data>>['query'];

/**
 * The earlier versions of an article, page or mail, newest first. A version can be compared with the saved one, and
 * restored.
 */
export function VersionsDialog<Version extends Listed>({
  query,
  zone,
  lead,
  describe,
  current,
  changes,
  isDirty,
  isPending = false,
  permission,
  onRestore,
  onClose,
}: {
  query: Query<readonly Version[]>;
  zone: string;
  lead: string;
  /** Label of a version: who saved it, and what distinguishes it from the others. */
  describe: (version: Version) => string;
  /** Label that marks the newest version as the saved one. */
  current: string;
  /** Renders the differences between an earlier version and the saved one. */
  changes: (version: Version) => ReactNode;
  /** Whether the editor has unsaved changes, which restoring discards. */
  isDirty: boolean;
  isPending?: boolean;
  /** The permission required to restore a version. */
  permission: Permission;
  onRestore: (version: Version) => void;
  onClose: () => void;
}) {
  const locale = useLocale();
  const ask = useConfirm();
  const [chosen, setChosen] = useState<number>();
  const [newest, before] = query.data ?? [];
  const version = query.data?.find(({ number }) => number === chosen) ?? before ?? newest;
  const restore = async () => {
    if (version && (!isDirty || (await ask(UNSAVED_TEXT)))) onRestore(version);
  };
  return (
    <Dialog
      title="Versions"
      size="lg"
      onClose={onClose}
      lead={<p className="muted">{lead}</p>}
      footer={
        version && (
          <Button
            permission={permission}
            variant="filled"
            disabled={version === newest}
            pending={isPending}
            onClick={() => void restore()}
          >
            Restore this version
          </Button>
        )
      }
    >
      <QueryState
        query={query}
        what="The versions"
        isEmpty={(versions) => versions.length === 0}
        empty={<p>No versions yet. Each text is kept from the next save on.</p>}
      >
        {(versions) => (
          <div className={styles.columns}>
            <ol className={styles.list} aria-label="Versions, newest first">
              {versions.map((each) => (
                <li key={each.number}>
                  <button
                    type="button"
                    aria-pressed={each === version}
                    onClick={() => setChosen(each.number)}
                  >
                    <span className={styles.when}>
                      {formatMoment(each.savedAt, zone, locale)}
                      {each === newest && <Badge color="success">Current</Badge>}
                    </span>
                    <span className="muted small">{describe(each)}</span>
                  </button>
                </li>
              ))}
            </ol>
            {version && (
              <section className={styles.changes} aria-label="Changes" aria-live="polite">
                {version === newest ? <p>{current}</p> : changes(version)}
              </section>
            )}
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}

const UNSAVED_TEXT = {
  title: 'Restore without saving?',
  text: 'What you changed in the editor has not been saved and will be replaced.',
  action: 'Restore',
  keep: 'Keep editing',
};

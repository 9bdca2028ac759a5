import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { QueryState } from '../../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../../../admin/use-publish.ts';
import { VersionsDialog } from '../../../../admin/versions-dialog.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useRefreshPages } from '../use-refresh-pages.ts';
import { ChangedParts } from './changed-parts.tsx';

const FRESH = { gcTime: 0, staleTime: 0 };

/** The earlier versions of a page, to compare with the saved one and to restore. */
export function PageVersions({
  page,
  isDirty,
  zone,
  onRestored,
  onClose,
}: {
  /** The last saved page. */
  page: AdminPage;
  /** Whether the editor has unsaved changes, which restoring discards. */
  isDirty: boolean;
  zone: string;
  onRestored: (restored: AdminPage) => void;
  onClose: () => void;
}) {
  const query = trpc.pages.versions.useQuery({ id: page.id }, FRESH);
  const { restore, isPending } = useRestore(page, onRestored);
  return (
    <VersionsDialog
      permission="pages.change"
      query={query}
      zone={zone}
      lead="Each save that changes the text. A restored version becomes the draft; publish it to show it."
      describe={({ savedBy, heading }) => `${savedBy ?? 'Preset text'} · ${heading}`}
      current="This is the page as it is saved now."
      changes={({ number }) => <Changes page={page} number={number} />}
      isDirty={isDirty}
      isPending={isPending}
      onRestore={({ number }) => void restore(number)}
      onClose={onClose}
    />
  );
}

/** The differences between a version and the saved page. */
function Changes({ page, number }: { page: AdminPage; number: number }) {
  const query = trpc.pages.version.useQuery({ id: page.id, number });
  return (
    <QueryState query={query} what="The version">
      {(version) => (
        <>
          <p className="muted small">Changed since then:</p>
          <ChangedParts before={version.content} after={page.draft ?? page.content} />
        </>
      )}
    </QueryState>
  );
}

function useRestore({ id, updatedAt }: AdminPage, onRestored: (restored: AdminPage) => void) {
  const withToasts = useMutationToasts();
  const refresh = useRefreshPages();
  const publish = usePublish();
  const { mutateAsync, isPending } = trpc.pages.restoreVersion.useMutation(
    withToasts({
      success: 'Version restored as the draft',
      failure: 'Failed to restore version',
      refresh,
      onSuccess: onRestored,
    }),
  );
  return {
    isPending,
    restore: async (number: number) => {
      // The mutation reports why it failed.
      await publish((advertisingReason) =>
        mutateAsync({ id, number, updatedAt, advertisingReason }),
      ).catch(() => {});
    },
  };
}

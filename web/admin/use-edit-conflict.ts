import { useState } from 'react';
import { apiErrorOf } from '../lib/api-error.ts';

/**
 * The state of an edit conflict. When the server rejects a save because somebody else has saved in the meantime,
 * `theirs` is the stored version until the user chooses which one to keep; see `EditConflictDialog`.
 */
export function useEditConflict<Version>({
  fetchTheirs,
  onError,
}: {
  /** Fetches the stored version; undefined if it was deleted, or if a new record was being saved. */
  fetchTheirs: () => Promise<Version | undefined> | undefined;
  /** Called for any other error, and for a conflict whose stored version could not be fetched. */
  onError: (error: unknown) => void;
}) {
  const [theirs, setTheirs] = useState<Version>();
  return {
    theirs,
    dismiss: () => setTheirs(undefined),
    /** On a conflict sets `theirs` to the colleague's version; otherwise calls `onError`. */
    async explain(error: unknown) {
      const isConflict = apiErrorOf(error)?.reason === 'edited_meanwhile';
      const found = isConflict ? await fetchTheirs()?.catch(() => undefined) : undefined;
      if (found) setTheirs(found);
      else onError(error);
    },
  };
}

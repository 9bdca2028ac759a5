import { useState } from 'react';
import { apiErrorOf } from '../lib/api-error.ts';

/**
 * The state of an edit conflict. When the server refuses a save because somebody else has saved meanwhile, `theirs` is
 * the stored version, until staff choose which one to keep; see `EditConflictDialog`.
 */
export function useEditConflict<Version>({
  fetchTheirs,
  onError,
}: {
  /** Fetches what is stored; undefined if it is gone, or if something new was being saved. */
  fetchTheirs: () => Promise<Version | undefined> | undefined;
  /** Reports another failure, or one whose newer version could not be fetched. */
  onError: (error: unknown) => void;
}) {
  const [theirs, setTheirs] = useState<Version>();
  return {
    theirs,
    dismiss: () => setTheirs(undefined),
    /** Reports why saving failed, or on a conflict shows the colleague's version. */
    async explain(error: unknown) {
      const isConflict = apiErrorOf(error)?.reason === 'edited_meanwhile';
      const found = isConflict ? await fetchTheirs()?.catch(() => undefined) : undefined;
      if (found) setTheirs(found);
      else onError(error);
    },
  };
}

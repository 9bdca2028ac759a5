/** An unsaved draft, stored in `localStorage` until it is saved. */
export type Kept<Draft> = {
  draft: Draft;
  /** `updatedAt` of the version that the draft is based on; null for something new. */
  basedOn: string | null;
  keptAt: string;
  /** The content of that version, used as the base of a three-way merge with a newer one. */
  base?: Draft | null;
};

const PREFIX = 'lawfront-draft:';

const keyOf = (username: string, what: string) => `${PREFIX}${username}:${what}`;

/** Stores a draft; does nothing if the storage is full or the browser denies access to it. */
export function keepDraft<Draft>(username: string, what: string, kept: Kept<Draft>): void {
  try {
    localStorage.setItem(keyOf(username, what), JSON.stringify(kept));
  } catch {
    // Best effort: the draft is simply not stored.
  }
}

export function findKeptDraft<Draft>(username: string, what: string): Kept<Draft> | undefined {
  try {
    const text = localStorage.getItem(keyOf(username, what));
    return text === null ? undefined : (JSON.parse(text) as Kept<Draft>);
  } catch {
    return undefined;
  }
}

export function forgetDraft(username: string, what: string): void {
  try {
    localStorage.removeItem(keyOf(username, what));
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}

/** Deletes all drafts, so that the next user of this browser does not see them. */
export function forgetAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is unavailable, so there are no drafts.
  }
}

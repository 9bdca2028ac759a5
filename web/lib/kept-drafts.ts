/** What somebody wrote and has not saved, kept in this browser until it is. */
export type Kept<Draft> = {
  draft: Draft;
  /** The version that it was written over, as its instant; null for something new. */
  basedOn: string | null;
  keptAt: string;
};

const PREFIX = 'lawfront-draft:';

const keyOf = (username: string, what: string) => `${PREFIX}${username}:${what}`;

/** Keeps a draft; a browser that has no room, or keeps nothing at all, does without. */
export function keepDraft<Draft>(username: string, what: string, kept: Kept<Draft>): void {
  try {
    localStorage.setItem(keyOf(username, what), JSON.stringify(kept));
  } catch {
    // It is a help, not a promise.
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
    // There is none.
  }
}

/** Forgets all of them, for whoever sits here next. */
export function forgetAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // There are none.
  }
}

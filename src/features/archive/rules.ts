/** What the archive keeps copies of. */
export const COPY_KINDS = ['page', 'mail', 'letter'] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

/**
 * Why a copy was recorded: the archive began (or a check found a path that it does not have yet), content has changed,
 * or a periodic check found another text.
 */
export const COPY_CAUSES = ['first', 'change', 'check'] as const;
export type CopyCause = (typeof COPY_CAUSES)[number];

/** Query input of the home page's next free times, shared by loader and hero. */
export const NEXT_FREE = { count: 3 } as const;

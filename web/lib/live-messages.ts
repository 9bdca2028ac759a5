/** The message from the editor to its preview iframe: what the page shows, with unsaved changes. */
export type LiveMessage = { kind: 'live-page'; page: unknown };

/** The message from the iframe to the editor when it is ready to receive pages. */
export const READY = 'live-page-ready';

export const isReadyMessage = (data: unknown): boolean => data === READY;

export const isLiveMessage = (data: unknown): data is LiveMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'live-page';

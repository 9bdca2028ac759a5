import type { ShownPage } from '../../../src/features/pages/blocks/parts-schema.ts';

/** What the editor sends to its preview frame: the page with what is not saved yet. */
export type LiveMessage = { kind: 'live-page'; page: ShownPage };

/** What the frame sends to the editor once it can receive pages. */
export const READY = 'live-page-ready';

export const isReadyMessage = (data: unknown): boolean => data === READY;

export const isLiveMessage = (data: unknown): data is LiveMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'live-page';

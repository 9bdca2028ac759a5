import type { Language } from '../../messages/messages.ts';
import type { Prepared } from './prepared-texts.ts';

/** What this release brings of its own texts in further languages, loaded when they are added: a start needs none of them. */
export const PREPARED: ReadonlyMap<Language, () => Promise<Prepared>> = new Map([
  ['es', async () => (await import('./es/spanish.ts')).spanish],
]);

import { MAX_PAGE_SIZE } from '../../src/platform/pagination/rules.ts';
import { InfoNote } from './info-note.tsx';

/** A note that the list may be truncated at its limit. */
export function ListLimit({ shown }: { shown: number }) {
  if (shown < MAX_PAGE_SIZE) return null;
  return <InfoNote>Only the newest {MAX_PAGE_SIZE} are listed here.</InfoNote>;
}

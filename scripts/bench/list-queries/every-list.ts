import type { BenchedList } from './benched-list.ts';
import { CLIENT_LISTS } from './client-lists.ts';
import { CLIENT_WORK_LISTS } from './client-work-lists.ts';
import { CONTENT_LISTS } from './content-lists.ts';
import { OFFICE_LISTS } from './office-lists.ts';

/** Every list of the back office that grows. Add each new list to one of these. */
export const LISTS: readonly BenchedList[] = [
  ...CLIENT_LISTS,
  ...CLIENT_WORK_LISTS,
  ...CONTENT_LISTS,
  ...OFFICE_LISTS,
];

import { keyedEntryEditor } from '../../../platform/keyed-entries/keyed-entry-editor.ts';
import {
  deletePracticeAreaRow,
  findPracticeAreaUses,
  insertPracticeArea,
  listPracticeAreas,
  lockPracticeArea,
  lockPracticeAreaKeys,
  orderPracticeAreaRows,
  replacePracticeArea,
} from './queries.ts';

const editor = keyedEntryEditor({
  name: 'practice area',
  reason: 'practice_area',
  entity: 'practice_areas',
  actions: {
    create: 'practice-area.create',
    update: 'practice-area.update',
    order: 'practice-area.order',
    delete: 'practice-area.delete',
  },
  queries: {
    list: listPracticeAreas,
    insert: insertPracticeArea,
    replace: replacePracticeArea,
    lock: lockPracticeArea,
    lockKeys: lockPracticeAreaKeys,
    order: orderPracticeAreaRows,
    remove: deletePracticeAreaRow,
    findUses: findPracticeAreaUses,
  },
});

/** Adds a practice area after all others. Throws `invalid_input`. */
export const createPracticeArea = editor.create;

/** Replaces a practice area. Throws `practice_area_not_found` or `edited_meanwhile`. */
export const updatePracticeArea = editor.update;

/**
 * Changes the order of all practice areas on forms and in lists, and returns them. Throws `edited_meanwhile` unless
 * each is named exactly once.
 */
export const orderPracticeAreas = editor.order;

/** Deletes a practice area that nothing uses. Throws `practice_area_not_found` or `practice_area_used`. */
export const deletePracticeArea = editor.remove;

/** Writes the audit entry of a change. */
export const notePracticeArea = editor.note;

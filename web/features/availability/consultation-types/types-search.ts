import { textOf } from '../../../admin/list-search.ts';

/**
 * Search parameters of the consultations page: the key of the type that is edited, or a flag that a new one is added.
 */
export type TypesSearch = { open?: string | undefined; new?: 1 | undefined; cursor?: undefined };

export const readTypesSearch = (search: Record<string, unknown>): TypesSearch => ({
  open: textOf(search.open),
  new: String(search.new) === '1' ? 1 : undefined,
});

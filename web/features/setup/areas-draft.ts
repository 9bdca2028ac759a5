import type { z } from 'zod';
import type { AreaChoice } from '../../../src/features/setup/areas/rules.ts';
import type { saveAreasInput } from '../../../src/features/setup/areas/schema.ts';

/** The form of the areas of law: `keys` are the checked areas, `typed` is the text in the field for another area. */
export type AreasDraft = {
  keys: string[];
  /** The labels of the areas that staff have added. */
  own: string[];
  typed: string;
  takesDownPages: boolean;
};

/** The form's key for an area that staff have added. Stored keys never contain a colon. */
export const ownArea = (label: string) => `own:${label}`;

/**
 * Converts the form's values to the input of the API call. Text in the field for another area counts as an added area.
 */
export function inputOf(
  { keys, own, typed, takesDownPages }: AreasDraft,
  choices: readonly AreaChoice[],
): z.input<typeof saveAreasInput> {
  const chosen = choices.filter(({ key }) => keys.includes(key));
  const added = own.filter((label) => keys.includes(ownArea(label)));
  const last = typed.trim();
  return {
    areas: [
      ...chosen.map(({ key, label }) => ({ key, label })),
      ...added.map((label) => ({ key: null, label })),
      ...(last ? [{ key: null, label: last }] : []),
    ],
    takesDownPages,
  };
}

/** Maps the path of an error to its field. Only areas that staff have named themselves can be invalid. */
export function fieldOf(path: string): string {
  if (path === 'areas') return 'keys';
  return path.startsWith('areas.') ? 'typed' : path;
}

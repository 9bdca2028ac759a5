import type { z } from 'zod';
import type { AreaChoice } from '../../../src/features/setup/areas/rules.ts';
import type { saveAreasInput } from '../../../src/features/setup/areas/schema.ts';

/** The form of the areas of law: `keys` are checked; `typed` stands in the field for another area. */
export type AreasDraft = {
  keys: string[];
  /** The labels of the areas that staff have added. */
  own: string[];
  typed: string;
  takesDownPages: boolean;
};

/** How the form names an area that staff have added: no key has a colon. */
export const ownArea = (label: string) => `own:${label}`;

/** Converts the form's values to the input of the call. What stands in the field for another area counts as added. */
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

/** The field that shows a message. Of the areas, only those that staff name themselves can be wrong. */
export function fieldOf(path: string): string {
  if (path === 'areas') return 'keys';
  return path.startsWith('areas.') ? 'typed' : path;
}

import { isDeepStrictEqual } from 'node:util';
import { AREA_PRESETS } from '../../../../db/area-presets/every-preset.ts';
import type { PresetType } from '../../../../db/area-presets/preset.ts';
import { demoTypes } from '../../../../db/demo/hosts.ts';
import {
  createType,
  deleteType,
  updateType,
} from '../../scheduling/consultation-types/edit-types.ts';
import { isTypeUsed, listTypeSettings } from '../../scheduling/consultation-types/queries.ts';
import type { CreateTypeInput } from '../../scheduling/consultation-types/schema.ts';
import type { AreaDeps } from './area-deps.ts';

type Stored = Awaited<ReturnType<typeof listTypeSettings>>[number];
type TypeWords = Omit<CreateTypeInput, 'hosts' | 'position' | 'isActive'>;

/** The presets of the consultation types, each with the key of its area. */
const PRESET_TYPES = AREA_PRESETS.flatMap(({ key, types }) =>
  types.map((type) => ({ area: key, type })),
);

const USUAL = {
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  horizonDays: 365,
  place: 'office',
  placeText: '',
  otherPlaces: [] as Stored['otherPlaces'],
  priceLabel: null,
  ...{ feeMinor: null, isPrepaid: false, payLink: '' },
  isPublic: true,
} as const;

const wordsOf = ({ area, type }: (typeof PRESET_TYPES)[number]): TypeWords => ({
  ...USUAL,
  ...type,
  practiceAreas: [area],
});

/** What the installation and the demo content write for a type of this key. */
function installedWords({ key, label, durationMinutes }: PresetType): TypeWords[] {
  const bare = { ...USUAL, key, label, durationMinutes, description: '', bringText: '' };
  return [
    { ...bare, practiceAreas: [] },
    { ...bare, practiceAreas: [], ...demoTypes[key] },
  ];
}

/** The texts and rules of a stored type, without the people who offer it. */
const withoutHosts = ({ hosts, position, isActive, updatedAt, ...words }: Stored): TypeWords =>
  words;

/** Whether a consultation type is as set-up writes it. */
export const isPresetType = (stored: Stored): boolean =>
  PRESET_TYPES.some((preset) => isDeepStrictEqual(wordsOf(preset), withoutHosts(stored)));

/** Whether a consultation type is as the product wrote it. */
function isUneditedType(stored: Stored): boolean {
  const words = withoutHosts(stored);
  const preset = PRESET_TYPES.find(({ type }) => type.key === words.key);
  return (
    preset !== undefined &&
    [wordsOf(preset), ...installedWords(preset.type)].some((each) => isDeepStrictEqual(each, words))
  );
}

/** Removes the types about areas that are not chosen; those that staff have edited stay. */
export async function dropTypes(deps: AreaDeps, keys: readonly string[]): Promise<void> {
  for (const type of await listTypeSettings(deps.db)) {
    const preset = PRESET_TYPES.find((each) => each.type.key === type.key);
    if (!preset || keys.includes(preset.area) || !isUneditedType(type)) continue;
    if (!(await isTypeUsed(deps.db, type.key))) await deleteType(deps, type.key);
    else if (type.isActive) await updateType(deps, { ...type, isActive: false });
  }
}

/** Writes the types of the chosen areas; those that staff have edited stay as they are. */
export async function writeTypes(deps: AreaDeps, keys: readonly string[]): Promise<void> {
  const stored = await listTypeSettings(deps.db);
  const hosts = hostsOf(stored);
  let position = Math.max(0, ...stored.map((type) => type.position));
  for (const preset of PRESET_TYPES.filter(({ area }) => keys.includes(area))) {
    const words = wordsOf(preset);
    const before = stored.find(({ key }) => key === words.key);
    if (!before) {
      position += 1;
      await createType(deps, { ...words, hosts, position, isActive: true });
    } else if (isUneditedType(before)) {
      const after = { ...before, ...words, isActive: true };
      if (!isDeepStrictEqual(before, after)) await updateType(deps, after);
    }
  }
}

/** The new types are offered by the same hosts as the initial consultation. */
const hostsOf = (types: readonly Stored[]): number[] =>
  types.find(({ key }) => key === 'initial')?.hosts ?? [
    ...new Set(types.flatMap(({ hosts }) => hosts)),
  ];

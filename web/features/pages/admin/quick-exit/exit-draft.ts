import { PLACES, type Place } from '../../../../../src/features/quick-exit/rules.ts';
import type { QuickExitSettings } from '../../../../../src/features/quick-exit/schema.ts';

/** The settings as form values: selected keys are booleans, and optional values are blank strings. */
export type ExitDraft = {
  places: Record<Place, boolean>;
  practiceAreas: Record<string, boolean>;
  neutralUrl: string;
  hotlines: HotlineDraft[];
};

/** `key` is the row's React key. */
type HotlineDraft = { key: number; name: string; phone: string; note: string; confirmedOn: string };

let lastKey = 0;

export const newHotline = (): HotlineDraft => ({
  ...{ key: ++lastKey, name: '', phone: '', note: '' },
  confirmedOn: '',
});

export const draftOf = (settings: QuickExitSettings): ExitDraft => ({
  places: Object.fromEntries(
    PLACES.map(({ key }) => [key, settings.places.includes(key)]),
  ) as ExitDraft['places'],
  practiceAreas: Object.fromEntries(settings.practiceAreas.map((key) => [key, true])),
  neutralUrl: settings.neutralUrl,
  hotlines: settings.hotlines.map(({ note, confirmedOn, ...hotline }) => ({
    ...newHotline(),
    ...hotline,
    note: note ?? '',
    confirmedOn: confirmedOn ?? '',
  })),
});

/** The input of the save call. */
export const inputOf = (draft: ExitDraft, updatedAt: string) => ({
  places: chosenOf(draft.places),
  practiceAreas: chosenOf(draft.practiceAreas),
  neutralUrl: draft.neutralUrl,
  hotlines: draft.hotlines.map(({ key: _, confirmedOn, ...hotline }) => ({
    ...hotline,
    confirmedOn: confirmedOn || null,
  })),
  updatedAt,
});

const chosenOf = <Key extends string>(chosen: Readonly<Record<Key, boolean>>): Key[] =>
  (Object.keys(chosen) as Key[]).filter((key) => chosen[key]);

/** Whether the draft differs from the saved settings. */
export const isChanged = (draft: ExitDraft, saved: QuickExitSettings): boolean =>
  JSON.stringify(inputOf(draft, '')) !== JSON.stringify(inputOf(draftOf(saved), ''));

/** How a client may be reached. No dependencies, because forms use it too. */

/** Ways of reaching a client. A new one needs a decision in `PERMISSIONS` and `CHANNEL_LABELS`. */
export const CHANNELS = ['email', 'call', 'voicemail', 'text'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a client has stated; a member that is missing is not stated. `bestTimes` is free text. */
export type ContactPreferences = {
  mayEmail?: boolean | undefined;
  mayCall?: boolean | undefined;
  mayLeaveVoicemail?: boolean | undefined;
  mayText?: boolean | undefined;
  bestTimes?: string | undefined;
  neutralWording?: true | undefined;
};

/** The records for which a client states preferences. */
export const STATED_FOR = ['message', 'appointment'] as const;
export type StatedFor = (typeof STATED_FOR)[number];

type Permission = Exclude<keyof ContactPreferences, 'bestTimes' | 'neutralWording'>;

/** The permissions that each channel needs: a voicemail is left in a call. */
const PERMISSIONS: Readonly<Record<Channel, readonly Permission[]>> = {
  email: ['mayEmail'],
  call: ['mayCall'],
  voicemail: ['mayCall', 'mayLeaveVoicemail'],
  text: ['mayText'],
};

/** The permissions in the order of the form. */
export const PERMISSION_FIELDS = [
  'mayEmail',
  'mayCall',
  'mayLeaveVoicemail',
  'mayText',
] as const satisfies readonly Permission[];

export const BEST_TIMES_MAX = 200;

/** Whether a channel may be used: yes, unless the client has refused it. */
export const mayUse = (
  preferences: ContactPreferences | null | undefined,
  channel: Channel,
): boolean => PERMISSIONS[channel].every((permission) => preferences?.[permission] !== false);

/** The number at which a client may be called; null if there is none. */
export const numberToCall = ({
  phone,
  contactPreferences,
}: {
  phone: string | null;
  contactPreferences: ContactPreferences | null;
}): string | null => (mayUse(contactPreferences, 'call') ? phone : null);

/**
 * How a message to a client is worded. `neutral`: what is seen of it without opening it (subject, sender, preview line,
 * title in a calendar, file names and link texts) names neither the firm nor law nor the matter.
 */
export type Wording = 'named' | 'neutral';

export const wordingOf = (preferences: ContactPreferences | null | undefined): Wording =>
  preferences?.neutralWording ? 'neutral' : 'named';

/**
 * Combines what somebody has stated for several records, latest first: a channel refused in any of them is refused,
 * neutral wording in any of them applies to all, and all best times are listed. Null if nothing is stated.
 */
export function strictestOf(stated: readonly ContactPreferences[]): ContactPreferences | null {
  if (stated.length === 0) return null;
  const strictest: ContactPreferences = {};
  for (const permission of PERMISSION_FIELDS) {
    const answers = stated.flatMap((each) => each[permission] ?? []);
    if (answers.length > 0) strictest[permission] = !answers.includes(false);
  }
  const times = new Set(stated.flatMap(({ bestTimes }) => bestTimes ?? []));
  if (times.size > 0) strictest.bestTimes = [...times].join('; ');
  if (stated.some(({ neutralWording }) => neutralWording)) strictest.neutralWording = true;
  return strictest;
}

const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  email: 'E-mail',
  call: 'Calls',
  voicemail: 'Voicemail',
  text: 'Text messages',
};

/** Undefined if the client has not answered the question. */
function answerOf(preferences: ContactPreferences, channel: Channel): 'Yes' | 'No' | undefined {
  if (!mayUse(preferences, channel)) return 'No';
  return PERMISSIONS[channel].every((permission) => preferences[permission]) ? 'Yes' : undefined;
}

/** What a client has stated, as labels and values for staff; empty if they have stated nothing. */
export function describePreferences(
  preferences: ContactPreferences | null | undefined,
): [label: string, value: string][] {
  if (!preferences) return [];
  const { bestTimes, neutralWording } = preferences;
  const rows = [
    ...CHANNELS.map(
      (channel) => [CHANNEL_LABELS[channel], answerOf(preferences, channel)] as const,
    ),
    ['Best times', bestTimes] as const,
    ['Wording', neutralWording && NEUTRAL] as const,
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

const NEUTRAL = 'Neutral: do not name the firm, law or the matter';

/** The same on one line, for a table or a mail; empty if nothing is stated. */
export const preferencesLine = (preferences: ContactPreferences | null | undefined): string =>
  describePreferences(preferences)
    .map(([label, value]) => `${label}: ${value}`)
    .join('. ');

/** The names of the fields in a form, whose values are texts: `yes`, `no` or nothing for a permission and the wording. */
export const PREFERENCE_FIELDS = [...PERMISSION_FIELDS, 'bestTimes', 'neutralWording'] as const;
export type PreferenceField = (typeof PREFERENCE_FIELDS)[number];

export const BLANK_PREFERENCES = Object.fromEntries(
  PREFERENCE_FIELDS.map((name) => [name, '']),
) as Record<PreferenceField, string>;

/** Any other text stays unchanged, so that the schema rejects it. */
const booleanOf = (text: string | undefined) =>
  (text === 'yes' ? true : text === 'no' ? false : text || undefined) as boolean | undefined;

/** Moves the fields about contact preferences of a form into `contactPreferences`. */
export function nestPreferences<Fields extends object>(
  fields: Fields & { [Name in PreferenceField]?: string | undefined },
) {
  const { mayEmail, mayCall, mayLeaveVoicemail, mayText, bestTimes, neutralWording, ...others } =
    fields;
  const contactPreferences = {
    mayEmail: booleanOf(mayEmail),
    mayCall: booleanOf(mayCall),
    mayLeaveVoicemail: booleanOf(mayLeaveVoicemail),
    mayText: booleanOf(mayText),
    bestTimes,
    neutralWording: booleanOf(neutralWording),
  };
  return { ...others, contactPreferences };
}

const textOf = (answer: boolean | undefined) => (answer === undefined ? '' : answer ? 'yes' : 'no');

/** Converts stored preferences to the texts of a form: the inverse of `nestPreferences`. */
export const preferenceTexts = (
  preferences: ContactPreferences | null,
): Record<PreferenceField, string> => ({
  ...BLANK_PREFERENCES,
  ...Object.fromEntries(PERMISSION_FIELDS.map((name) => [name, textOf(preferences?.[name])])),
  bestTimes: preferences?.bestTimes ?? '',
  neutralWording: textOf(preferences?.neutralWording),
});

/** The settings of a provider as form fields. The JSON text remains the source of truth; fields are a view of it. */

/** One field of a form, for the setting `key`. A `secret block` is a secret of several lines. */
export type ConfigField = {
  key: string;
  label: string;
  /** Where staff find the value at the provider. */
  help: string;
  kind: 'text' | 'number' | 'switch' | 'secret' | 'secret block';
  isRequired?: true;
  example?: string;
  /** Not shown: another control of the form sets it. */
  isHidden?: boolean;
};

export type Settings = Readonly<Record<string, unknown>>;

/** The settings in a JSON text. Empty text has none; undefined if the text is not a JSON object. */
export function readSettings(text: string): Settings | undefined {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Settings) : undefined;
  } catch {
    return undefined;
  }
}

/** The JSON text of settings, as the form shows it. */
export const settingsText = (settings: object) => JSON.stringify(settings, null, 2);

/** The text of a setting in a text input, whatever its type in the JSON is. */
export function shownText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The setting for the entered text: a number if the field is numeric and the text is one; otherwise the text, which the
 * schema may reject.
 */
export const typedSetting = ({ kind }: ConfigField, text: string) =>
  kind === 'number' && /^\d{1,15}$/.test(text.trim()) ? Number(text) : text;

/** Whether all text fields are blank. */
export function isBlank(text: string): boolean {
  const settings = readSettings(text);
  return (
    settings !== undefined &&
    Object.values(settings).every((value) => typeof value !== 'string' || value.trim() === '')
  );
}

/** Keys in the settings that are not among the provider's fields. Editing the fields preserves them. */
export function unknownKeys(settings: Settings, fields: readonly ConfigField[]): string[] {
  return Object.keys(settings).filter((key) => fields.every((field) => field.key !== key));
}

/** Error messages by setting; messages about no particular setting have the key ''. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Splits the joined messages of the JSON text, `host: Required. port: Must be …`, by the settings that they name.
 */
export function messagesByKey(joined: string | undefined, keys: readonly string[]): Messages {
  if (!joined) return {};
  const found: Record<string, string> = {};
  for (const part of joined.split(startOf(keys))) {
    const key = keys.find((each) => part.startsWith(`${each}: `)) ?? '';
    const message = key === '' ? part : part.slice(key.length + 2);
    found[key] = found[key] ? `${found[key]}. ${message}` : message;
  }
  return found;
}

/** The joined messages without those of one setting; undefined if none are left. */
export function withoutKey(messages: Messages, key: string): string | undefined {
  const others = Object.entries(messages).filter(([each]) => each !== key);
  const joined = others.map(([each, message]) => (each ? `${each}: ${message}` : message));
  return joined.length > 0 ? joined.join('. ') : undefined;
}

/** Matches the separator in front of a message that names one of the settings. */
function startOf(keys: readonly string[]): RegExp {
  const names = keys.map((key) => key.replace(/[^\w]/g, '\\$&')).join('|');
  return new RegExp(`\\. (?=(?:${names || '(?!)'}): )`);
}

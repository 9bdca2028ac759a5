import { CALENDAR_SECRETS } from '../../calendars/rules.ts';
import { MAIL_SECRETS } from '../../email/settings/rules.ts';
import { SOURCE_SECRETS } from '../../news/sources/rules.ts';
import type { TableName } from './copied-tables.ts';

type SecretNames = Readonly<Record<string, readonly string[]>>;

/** Which column says what kind of settings these are, and what is secret in each kind. */
const SECRETS: Partial<Record<TableName, { kindColumn: string; names: SecretNames }>> = {
  calendar_settings: { kindColumn: 'provider', names: CALENDAR_SECRETS },
  email_settings: { kindColumn: 'provider', names: MAIL_SECRETS },
  blog_sources: { kindColumn: 'type', names: SOURCE_SECRETS },
};

/**
 * Settings as JSON text without what is sealed in them. Settings that cannot be read, or of a kind that is not
 * known, are left out whole: nobody could say what in them is secret.
 */
export function withoutSecrets(
  table: TableName,
  row: Readonly<Record<string, unknown>>,
  config: string,
): string | null {
  const { kindColumn, names } = SECRETS[table] ?? { kindColumn: '', names: {} };
  const secret = names[String(row[kindColumn])];
  const settings = parseObject(config);
  if (!secret || !settings) return null;
  if (!secret.some((name) => name in settings)) return config;
  return JSON.stringify(
    Object.fromEntries(Object.entries(settings).filter(([name]) => !secret.includes(name))),
  );
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

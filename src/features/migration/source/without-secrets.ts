import type { ConfigSecrets } from '../../../platform/tables/table-policy.ts';

/**
 * Settings as JSON text without their secrets. Settings that cannot be parsed, or whose kind is unknown, are omitted
 * completely, because it is unknown which of them are secret.
 */
export function withoutSecrets(
  secrets: ConfigSecrets | undefined,
  row: Readonly<Record<string, unknown>>,
  config: string,
): string | null {
  const secret = secrets?.names[String(row[secrets.kindColumn])];
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

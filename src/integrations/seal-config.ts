import { type DomainError, invalidField } from '../errors.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { isMask, maskOf, UNREADABLE } from './rules.ts';
import type { ServiceConfig } from './schema.ts';

/** Which row a configuration is of: what is sealed for one opens in no other. */
export type ConfigPlace = { table: string; id: string };

const placeOf = ({ table, id }: ConfigPlace, name: string) => `${table}.${name}:${id}`;

/** A configuration as the database keeps it: JSON whose secrets are sealed one by one. */
export function sealConfig(
  box: SecretBox,
  place: ConfigPlace,
  config: ServiceConfig,
  secrets: readonly string[],
): string {
  return JSON.stringify(
    mapSecrets(config, secrets, (value, name) => sealSecret(box, place, name, value)),
  );
}

/** The same opened. A secret whose key is gone is `UNREADABLE`. */
export function openConfig(
  box: SecretBox,
  place: ConfigPlace,
  stored: string,
  secrets: readonly string[],
): ServiceConfig {
  const config = JSON.parse(stored) as ServiceConfig;
  return mapSecrets(config, secrets, (value, name) => openSecret(box, place, name, value));
}

/** As it is answered: laid out for reading, secrets masked. */
export function describeConfig(opened: ServiceConfig, secrets: readonly string[]): string {
  return JSON.stringify(mapSecrets(opened, secrets, maskUnlessUnreadable), null, 2);
}

export function sealSecret(box: SecretBox, place: ConfigPlace, name: string, text: string): string {
  return box.seal(text, placeOf(place, name));
}

/** What was sealed, or `UNREADABLE` where its key is not known any more or it was tampered with. */
export function openSecret(box: SecretBox, place: ConfigPlace, name: string, sealed: string) {
  try {
    return box.open(sealed, placeOf(place, name));
  } catch {
    return UNREADABLE;
  }
}

export const maskUnlessUnreadable = (value: string) =>
  value === UNREADABLE ? UNREADABLE : maskOf(value);

/**
 * What is to be stored when staff save `typed`, which may hold masks of what is kept in `before`. Throws
 * `invalid_input` for a mask of something else.
 */
export function keepMaskedSecrets(
  typed: ServiceConfig,
  before: ServiceConfig,
  secrets: readonly string[],
): ServiceConfig {
  return mapSecrets(typed, secrets, (value, name) =>
    keepMasked(value, before[name], () => invalidField('config', `${name}: ${WHOLE_VALUE}`)),
  );
}

export function keepMaskedKey(typed: string, before: string | null): string {
  return keepMasked(typed, before, () => invalidField('apiKey', WHOLE_VALUE));
}

const WHOLE_VALUE = 'Enter the whole value: there is nothing stored that has this mask';

function keepMasked(typed: string, before: unknown, refusal: () => DomainError): string {
  if (!isMask(typed)) return typed;
  if (typeof before === 'string' && before !== UNREADABLE && maskOf(before) === typed)
    return before;
  throw refusal();
}

function mapSecrets(
  config: ServiceConfig,
  secrets: readonly string[],
  map: (value: string, name: string) => string,
): ServiceConfig {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [
      name,
      secrets.includes(name) && typeof value === 'string' ? map(value, name) : value,
    ]),
  );
}

/** For the audit log: what is no secret, and which secrets there are. */
export function withoutSecrets(config: ServiceConfig, secrets: readonly string[]): ServiceConfig {
  return mapSecrets(config, secrets, () => '••••••');
}

import { type DomainError, invalidField } from '../errors/errors.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { isMask, maskOf, type SecretDestinations, UNREADABLE } from './rules.ts';
import type { ServiceConfig } from './schema.ts';

/** The row that a configuration is stored in: a secret encrypted for one row cannot be decrypted for another. */
export type ConfigPlace = { table: string; id: string };

const placeOf = ({ table, id }: ConfigPlace, name: string) => `${table}.${name}:${id}`;

/** The stored form of a configuration: JSON with each secret encrypted separately. */
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

/** Decrypts a stored configuration. A secret whose key is lost is `UNREADABLE`. */
export function openConfig(
  box: SecretBox,
  place: ConfigPlace,
  stored: string,
  secrets: readonly string[],
): ServiceConfig {
  const config = JSON.parse(stored) as ServiceConfig;
  return mapSecrets(config, secrets, (value, name) => openSecret(box, place, name, value));
}

/** The form for API responses: indented JSON with masked secrets. */
export function describeConfig(opened: ServiceConfig, secrets: readonly string[]): string {
  return JSON.stringify(mapSecrets(opened, secrets, maskUnlessUnreadable), null, 2);
}

export function sealSecret(box: SecretBox, place: ConfigPlace, name: string, text: string): string {
  return box.seal(text, placeOf(place, name));
}

/** The decrypted secret, or `UNREADABLE` if its key is unknown or it was tampered with. */
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
 * Settings as entered and as stored, flat and decrypted, including those outside the configuration, such as an address.
 */
type Compared = { typed: ServiceConfig; before: ServiceConfig };

/**
 * The configuration to store or to test when staff send `typed`, which may contain masks of secrets in `before`. A mask
 * stands for the stored secret only if the settings that determine its destination are unchanged: to change where a
 * secret is sent, staff must enter the secret again. Throws `invalid_input` for other masks, naming the secret and the
 * changed settings.
 */
export function keepMaskedSecrets(
  typed: ServiceConfig,
  before: ServiceConfig,
  destinations: SecretDestinations,
  compared: Compared = { typed, before },
): ServiceConfig {
  return mapSecrets(typed, Object.keys(destinations), (value, name) =>
    keepMasked(value, before[name], changedOf(destinations[name] ?? [], compared), (message) =>
      invalidField('config', `${name}: ${message}`),
    ),
  );
}

/**
 * Like `keepMaskedSecrets`, for a secret outside the configuration, in the field `field`; `names` are the settings that
 * determine its destination.
 */
export function keepMaskedKey(
  typed: string,
  before: string | null,
  { field, names, compared }: { field: string; names: readonly string[]; compared: Compared },
): string {
  const changed = changedOf(names, compared);
  return keepMasked(typed, before, changed, (message) => invalidField(field, message));
}

const WHOLE_VALUE = 'Enter the whole value: no stored value has this mask';

function keepMasked(
  typed: string,
  before: unknown,
  changed: readonly string[],
  refusal: (message: string) => DomainError,
): string {
  if (!isMask(typed)) return typed;
  if (typeof before !== 'string' || before === UNREADABLE || maskOf(before) !== typed)
    throw refusal(WHOLE_VALUE);
  if (changed.length > 0)
    throw refusal(`Enter the whole value again, because you have changed ${changed.join(', ')}`);
  return before;
}

/** The settings that differ. Turning a switch on does not count, as that only adds protection. */
function changedOf(names: readonly string[], { typed, before }: Compared): string[] {
  return names.filter(
    (name) => typed[name] !== true && (typed[name] || null) !== (before[name] || null),
  );
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

/** For the audit log: settings with all secrets masked. */
export function withoutSecrets(config: ServiceConfig, secrets: readonly string[]): ServiceConfig {
  return mapSecrets(config, secrets, () => '••••••');
}

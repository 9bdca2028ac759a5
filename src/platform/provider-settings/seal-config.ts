import { type DomainError, invalidField } from '../errors/errors.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { isMask, maskOf, type SecretDestinations, UNREADABLE } from './rules.ts';
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

/** Settings as typed and as stored, flat and in clear, with what stands beside the configuration, such as an address. */
type Compared = { typed: ServiceConfig; before: ServiceConfig };

/**
 * What is to be stored or tried when staff send `typed`, which may hold masks of what is kept in `before`. A mask
 * stands for the stored secret only while the settings that its destination depends on are the same in both:
 * changing where a secret is sent takes the secret. Throws `invalid_input` for other masks, naming the
 * secret and what has changed.
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

/** The same for a secret beside the configuration, in a field called `field`, sent where `names` say. */
export function keepMaskedKey(
  typed: string,
  before: string | null,
  { field, names, compared }: { field: string; names: readonly string[]; compared: Compared },
): string {
  const changed = changedOf(names, compared);
  return keepMasked(typed, before, changed, (message) => invalidField(field, message));
}

const WHOLE_VALUE = 'Enter the whole value: there is nothing stored that has this mask';

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

/** Which of the settings differ. A switch may be turned on, as that only adds protection. */
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

/** For the audit log: what is no secret, and which secrets there are. */
export function withoutSecrets(config: ServiceConfig, secrets: readonly string[]): ServiceConfig {
  return mapSecrets(config, secrets, () => '••••••');
}

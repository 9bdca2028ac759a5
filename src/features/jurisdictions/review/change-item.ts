import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { LANGUAGES, type Language } from '../../../../messages/messages.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { editedMeanwhile, invalidField, notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findPlaces } from '../queries.ts';
import { chainOf, packFor, type ResolvedPack } from '../resolve-pack.ts';
import { applyReview, contentOf, findItem, type ReviewedPack } from './apply-review.ts';
import { OVERRIDES, wordingOverride } from './override-schema.ts';
import {
  deleteConfirmation,
  deleteOverride,
  type ItemId,
  listReviewRows,
  lockConfirmation,
  lockOverride,
  type ReviewRows,
  saveConfirmation,
  saveOverride,
} from './queries.ts';
import { ITEM_KINDS, type ItemKind } from './rules.ts';
import type { ConfirmItemInput, OverrideItemInput } from './schema.ts';
import { findWording, WORDED_KINDS } from './wordings.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

const entity = ({ pack, item }: ItemId, table: string) => [table, `${pack} ${item}`] as const;
const CONFIRMATIONS = 'jurisdiction_confirmations';
const OVERRIDDEN = 'jurisdiction_overrides';

/**
 * Records that an attorney has confirmed an item as it is now. Throws `item_not_found`, and `edited_meanwhile` if the
 * release has brought another version than the one that was read.
 */
export function confirmItem({ db, now, user }: Deps, input: ConfirmItemInput): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockConfirmation(tx, input);
    const { kind, id, pack, language } = await requireItem(tx, input);
    if (kind === 'finding') throw invalidField('item', 'A check needs no confirmation');
    const version = chainOf(input.pack).at(-1)?.version;
    if (version !== input.version) {
      throw editedMeanwhile('A new release has changed this state. Reload the page.');
    }
    const rows = await listReviewRows(tx);
    const content = contentToConfirm(applyReview(pack, rows), rows, { kind, id, language });
    const { attorney, barNumber } = input;
    await saveConfirmation(tx, {
      ...{ pack: input.pack, item: input.item, version, attorney, barNumber },
      content,
      ...{ confirmedBy: user.username, confirmedAt: now() },
    });
    await logChange(tx, user.username, 'jurisdiction.confirm', entity(input, CONFIRMATIONS), {
      before: before ?? null,
      after: { attorney, barNumber, version, content },
    });
  });
}

/** Withdraws a confirmation. Idempotent. */
export function withdrawConfirmation({ db, user }: Deps, input: ItemId): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockConfirmation(tx, input);
    if (!before) return;
    await deleteConfirmation(tx, input);
    await logChange(tx, user.username, 'jurisdiction.withdraw', entity(input, CONFIRMATIONS), {
      before,
    });
  });
}

/** Replaces something of an item by what the firm says. Throws `item_not_found` or `invalid_input`. */
export function overrideItem({ db, user }: Deps, input: OverrideItemInput): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockOverride(tx, input);
    const { kind, id, pack, language } = await requireItem(tx, input);
    const value = overrideValue(kind, input.value, language);
    requireRanges(pack, id, value);
    const { reason } = input;
    await saveOverride(tx, {
      ...{ pack: input.pack, item: input.item, value, reason },
      changedBy: user.username,
    });
    await logChange(tx, user.username, 'jurisdiction.override', entity(input, OVERRIDDEN), {
      before: before ?? null,
      after: { value, reason },
    });
  });
}

/** Says again what the release says. Idempotent. */
export function removeOverride({ db, user }: Deps, input: ItemId): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockOverride(tx, input);
    if (!before) return;
    await deleteOverride(tx, input);
    await logChange(tx, user.username, 'jurisdiction.restore', entity(input, OVERRIDDEN), {
      before,
    });
  });
}

type Found = { kind: ItemKind; id: string; language: Language | undefined };

/** What an attorney confirms: the item as it is, or its wording in a language. */
function contentToConfirm(pack: ReviewedPack, rows: ReviewRows, found: Found): object {
  const { kind, id, language } = found;
  if (language === undefined) {
    const item = findItem(pack, kind, id);
    if (item) return contentOf(item);
  } else {
    const worded = WORDED_KINDS.find((each) => each === kind);
    const wording = worded && findWording(pack, rows, { kind: worded, id, language });
    if (wording) return wording.content;
  }
  throw invalidField('item', 'The firm does not show it, so nothing is to be confirmed');
}

/** The item among those of the firm's offices, and the language whose wording its key names. */
async function requireItem(
  tx: Tx,
  { pack: from, item }: ItemId,
): Promise<Found & { pack: ResolvedPack }> {
  const [kindName = '', id = '', tag] = item.split(':');
  const language = tag === undefined ? undefined : LANGUAGES.find((each) => each === tag);
  const kind = ITEM_KINDS.find((each) => each === kindName);
  const { country, regions } = await findPlaces(tx);
  const packs = regions.map((region) => packFor({ country, region }));
  const pack = kind && packs.find((each) => findItem(each, kind, id)?.from === from);
  const isKnown = tag === undefined || (language !== undefined && language !== MAIN_LANGUAGE);
  if (!kind || !pack || !isKnown)
    throw notFound('item', 'No office of the firm is under this rule.');
  return { kind, id, pack, language };
}

function overrideValue(kind: ItemKind, value: object, language?: Language): object {
  if (kind === 'holidays') {
    throw invalidField('item', 'Close or open single days under Closed Days instead');
  }
  if (language !== undefined && kind !== 'statement') {
    throw invalidField('item', 'Only statements can have other words');
  }
  const schema = language === undefined ? OVERRIDES[kind] : wordingOverride;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidField(['value', ...(issue?.path ?? [])].join('.'), issue?.message ?? 'Is invalid');
}

function requireRanges(pack: ResolvedPack, id: string, value: object): void {
  if (!('ranges' in value)) return;
  const calculator = pack.calculators.find((each) => each.id === id);
  const known = calculator?.parts.filter(({ kind }) => kind === 'range').map((part) => part.id);
  const unknown = Object.keys(value.ranges as object).find((part) => !known?.includes(part));
  if (unknown) throw invalidField(`value.ranges.${unknown}`, 'The calculator has no such part');
}

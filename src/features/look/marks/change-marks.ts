import { createHash } from 'node:crypto';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { describeMark } from '../describe-mark.ts';
import { deleteMarkRow, lockMark, type MarkRow, upsertMark } from '../queries.ts';
import type { AddMarkInput } from '../schema.ts';
import { readMark } from './read-mark.ts';
import type { MarkKind } from './rules.ts';

/**
 * Stores a mark in place of the one of its kind, under the hash of its files. Throws `invalid_input` for the field
 * `data`, and `picture_service_busy`.
 */
export async function addMark(
  { db, user, drawMark }: Pick<Context, 'db' | 'drawMark'> & { user: User },
  { kind, data }: AddMarkInput,
) {
  const read = await readMark(drawMark, kind, Buffer.from(data, 'base64'));
  const { svg, removed, width, height, lightness, isOneColour } = read;
  const png = Buffer.from(read.png);
  const id = createHash('sha256')
    .update(svg ?? '')
    .update(png)
    .digest('base64url');
  const mark = { kind, id, width, height, lightness, isOneColour };
  const after = { ...mark, isSvg: svg !== null };
  await inTransaction(db, async (tx) => {
    const before = await lockMark(tx, kind);
    if (before?.id === id && before.isOneColour === isOneColour) return;
    await upsertMark(tx, { ...mark, svg, png });
    await logChange(tx, user.username, 'mark.add', ['firm_marks', kind], {
      ...(before && { before: logged(before) }),
      after: { ...logged(after), ...(removed.length > 0 && { removed }) },
    });
  });
  return { ...describeMark(after), removed };
}

/** Takes a mark off the site. Throws `mark_not_found`. */
export async function deleteMark(
  { db, user }: Pick<Context, 'db'> & { user: User },
  kind: MarkKind,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockMark(tx, kind);
    if (!before) throw notFound('mark', 'The firm has no such mark.');
    await deleteMarkRow(tx, kind);
    await logChange(tx, user.username, 'mark.delete', ['firm_marks', kind], {
      before: logged(before),
    });
  });
}

const logged = ({
  id,
  width,
  height,
  isSvg,
}: Pick<MarkRow, 'id' | 'width' | 'height' | 'isSvg'>) => ({
  id,
  type: isSvg ? 'image/svg+xml' : 'image/png',
  width,
  height,
});

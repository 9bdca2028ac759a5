import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, requireUnedited } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getLetter } from './get-letter.ts';
import { noSuchLetter } from './no-such-letter.ts';
import {
  deleteLetterRow,
  insertLetter,
  type LetterText,
  lockLetter,
  updateLetter,
} from './queries.ts';
import { isEditable } from './rules.ts';
import type { UpdateLetterInput, WriteLetterInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'sanitizeArticle'> & { user: User };

/** Creates a draft. Its HTML is sanitized; `removed` names the HTML that was removed. */
export async function createLetter(
  { db, now, sanitizeArticle, user }: Deps,
  input: WriteLetterInput,
) {
  const { html: content, removed } = await sanitizeArticle(input.content);
  const id = await db
    .transaction()
    .execute((tx) =>
      insertDraft(tx, { ...input, kind: input.kind ?? 'news', content }, { user, now: now() }),
    );
  return saved(await getLetter(db, id), removed);
}

/** Changes a draft. Throws `letter_not_found`, `edited_meanwhile`, or `letter_not_draft`. */
export async function saveLetter(
  { db, now, sanitizeArticle, user }: Deps,
  { id, updatedAt, ...input }: UpdateLetterInput,
) {
  const { html: content, removed } = await sanitizeArticle(input.content);
  await db.transaction().execute(async (tx) => {
    const before = await lockDraft(tx, id);
    requireUnedited(before, updatedAt, 'this letter');
    const after = { ...input, kind: input.kind ?? before.kind, content };
    await updateLetter(tx, id, { ...after, updatedAt: now() });
    await logChange(tx, user.username, 'letter.update', ['letters', id], {
      before: loggedLetter(before),
      after: loggedLetter(after),
    });
  });
  return saved(await getLetter(db, id), removed);
}

/** Copies a letter into a new draft. Throws `letter_not_found`. */
export async function duplicateLetter(
  { db, now, user }: Omit<Deps, 'sanitizeArticle'>,
  id: string,
) {
  const { kind, subject, previewLine, opening, content, articleIds, closing } = await getLetter(
    db,
    id,
  );
  const text = { kind, subject, previewLine, opening, content, articleIds, closing };
  const copy = await db.transaction().execute((tx) => insertDraft(tx, text, { user, now: now() }));
  return getLetter(db, copy);
}

/** Deletes a draft. Throws `letter_not_found` or `letter_not_draft`. */
export function deleteLetter({ db, user }: Pick<Deps, 'db' | 'user'>, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lockDraft(tx, id);
    await deleteLetterRow(tx, id);
    await logChange(tx, user.username, 'letter.delete', ['letters', id], {
      before: loggedLetter(before),
    });
  });
}

async function insertDraft(
  tx: Tx,
  text: LetterText,
  { user, now }: { user: User; now: Date },
): Promise<string> {
  const { id } = await insertLetter(tx, {
    ...text,
    createdBy: user.username,
    createdAt: now,
    updatedAt: now,
  });
  await logChange(tx, user.username, 'letter.create', ['letters', id], {
    after: loggedLetter(text),
  });
  return id;
}

async function lockDraft(tx: Tx, id: string) {
  const letter = await lockLetter(tx, id);
  if (!letter) throw noSuchLetter();
  if (isEditable(letter.status)) return letter;
  throw new DomainError(
    'conflict',
    'letter_not_draft',
    'Only a draft can be changed or deleted. Copy this letter to a new draft to change it.',
  );
}

const saved = <Letter extends object>(letter: Letter, removed: string[]) => ({
  ...letter,
  ...(removed.length > 0 && { removed }),
});

/** A letter as the audit log stores it: everything that staff write, except its text. */
const loggedLetter = ({
  kind,
  subject,
  previewLine,
  opening,
  content,
  articleIds,
  closing,
}: LetterText) => ({
  kind,
  subject,
  previewLine,
  openingCharacters: opening.length,
  contentCharacters: content.length,
  articleIds,
  closingCharacters: closing.length,
});

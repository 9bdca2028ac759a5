import type { Insertable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { ContactSubmissions } from '../../db/schema.gen.ts';

const DANA = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  practiceArea: 'divorce',
  message: 'My husband has moved out.',
};

/** What the contact form sends, changed as the test wants it. */
export const messageBody = (changes: object = {}) => ({ ...DANA, ...changes });

/** A message that is kept already, without the mails about it. Answers its id. */
export async function insertMessage(
  db: Db,
  changes: Partial<Insertable<ContactSubmissions>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('contactSubmissions')
    .values({ ...DANA, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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

/** The contact form's request body, with changes for the test. */
export const messageBody = (changes: object = {}) => ({ ...DANA, ...changes });

/** Inserts a message without its mails. Returns its id. */
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

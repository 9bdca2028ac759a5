import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import { groupAll } from '../../src/features/people/testing/grouped-people.ts';
import { insertHosts } from '../../src/features/scheduling/testing/parallel-hosts.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { roleToken } from '../../src/testing/people.ts';
import type { TestApp } from '../../src/testing/test-app.ts';

/** Words that occur only in the rows of one of the two attorneys. */
export const WORDS = { ana: 'Quillfeather', ben: 'Brambleworth' } as const;

type Rows = { message: string; appointment: string; person: string };

/**
 * Adds two attorneys with a message, an appointment and a person each. Returns Ana's token and the ids of all these
 * rows.
 */
export async function addTwoAttorneys(
  app: TestApp,
): Promise<{ token: string; rows: Record<keyof typeof WORDS, Rows> }> {
  const { db } = app.deps;
  await db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
  const attorneys = await db
    .selectFrom('attorneys')
    .select(['id', 'slug'])
    .where('slug', 'in', ['host-0', 'host-1'])
    .orderBy('slug')
    .execute();
  const add = async (username: keyof typeof WORDS, place: number) => {
    const { id: attorneyId = '', slug = '' } = attorneys[place] ?? {};
    const user = await roleToken(app, 'attorney', { username, attorneyId });
    const word = WORDS[username];
    const name = { firstName: `${word}a`, lastName: word, email: `${word}@example.com` };
    const message = await insertMessage(db, { ...name, message: word, assignedTo: user.id });
    const { id: appointment } = await bookWithLink(app, { ...name, attorney: slug });
    return { token: user.token, message, appointment };
  };
  const ana = await add('ana', 0);
  const ben = await add('ben', 1);
  await groupAll(db);
  const withPerson = async (word: string, { message, appointment }: Omit<Rows, 'person'>) => {
    const { id } = await db
      .selectFrom('people')
      .select('id')
      .where('name', 'like', `%${word}`)
      .executeTakeFirstOrThrow();
    return { message, appointment, person: id };
  };
  return {
    token: ana.token,
    rows: { ana: await withPerson(WORDS.ana, ana), ben: await withPerson(WORDS.ben, ben) },
  };
}

import type { TestApp } from '../../../testing/test-app.ts';
import { makeLink, questionsPath } from '../asking/links.ts';
import { findRequest, insertRequest as insertRow } from '../asking/queries.ts';
import type { QuestionnaireDocument } from '../rules.ts';

/** Two sections; the second is shown only to somebody with children. */
const FAMILY: QuestionnaireDocument = {
  title: { en: 'Before we meet', es: 'Antes de la reunión' },
  intro: { en: 'Leave out what you don’t know.' },
  otherSide: 'required',
  sections: [
    {
      key: 'you',
      title: { en: 'About you', es: 'Sobre usted' },
      questions: [
        { key: 'home', type: 'address', title: { en: 'Where do you live?' }, isRequired: false },
        {
          key: 'has_children',
          type: 'yes_no',
          title: { en: 'Do you have children?', es: '¿Tiene hijos?' },
          isRequired: true,
        },
      ],
    },
    {
      key: 'children',
      title: { en: 'Children' },
      shownIf: {
        match: 'all',
        conditions: [{ question: 'has_children', operator: 'is', value: 'yes' }],
      },
      questions: [
        { key: 'child', type: 'person', title: { en: 'Who is the oldest?' }, isRequired: true },
        {
          key: 'lives',
          type: 'choice',
          title: { en: 'Where do they live?' },
          help: { en: 'An estimate is fine.' },
          isRequired: true,
          choices: [
            { key: 'with_me', label: { en: 'With me', es: 'Conmigo' } },
            { key: 'elsewhere', label: { en: 'Elsewhere' } },
          ],
        },
      ],
    },
    {
      key: 'money',
      title: { en: 'Money' },
      questions: [
        { key: 'income', type: 'money', title: { en: 'What do you earn?' }, isRequired: false },
        { key: 'story', type: 'long_text', title: { en: 'What happened?' }, isRequired: false },
      ],
    },
  ],
};

type Settings = {
  id?: string;
  document?: QuestionnaireDocument;
  consultationTypes?: string[];
  sendsAfterBooking?: boolean;
  opensWithoutMatch?: boolean;
};

/** A published questionnaire. Returns its id. */
export async function insertPublished(
  { deps: { db } }: TestApp,
  {
    id: givenId,
    document = FAMILY,
    consultationTypes = [],
    sendsAfterBooking = false,
    opensWithoutMatch = true,
  }: Settings = {},
): Promise<string> {
  const content = JSON.stringify(document);
  const { id } = await db
    .insertInto('questionnaires')
    .values({
      ...{ title: document.title.en, draft: content },
      ...{ consultationTypes, sendsAfterBooking, opensWithoutMatch },
      ...(givenId && { id: givenId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await db
    .insertInto('questionnaireVersions')
    .values({
      ...{ questionnaireId: id, number: 1, document: content },
      ...{ publishedBy: 'jordan', publishedAt: new Date('2031-03-01T00:00:00Z') },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('questionnaires')
    .set({ publishedVersionId: version.id })
    .where('id', '=', id)
    .execute();
  return id;
}

/** The token in the link of a request, as its mails have it; empty if the link has not been made. */
export async function tokenOf({ deps }: TestApp, requestId: string): Promise<string> {
  const request = await findRequest(deps.db, requestId);
  const path = request && questionsPath(deps.secrets, request);
  return path?.split('/').at(-1) ?? '';
}

/** A request of the latest questionnaire with a link. Returns its token. */
export async function insertRequest(
  app: TestApp,
  {
    id,
    isOpen = false,
    email = 'dana.whitfield@example.com',
    ...fields
  }: { id?: string; appointmentId?: string; isOpen?: boolean; email?: string } = {},
): Promise<string> {
  const { db } = app.deps;
  const { id: versionId } = await db
    .selectFrom('questionnaireVersions')
    .select('id')
    .orderBy('publishedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const requestId = await db.transaction().execute(async (tx) => {
    const added = await insertRow(tx, {
      ...{ versionId, firstName: 'Dana', lastName: 'Whitfield', email, clientLanguage: null },
      ...{ appointmentId: null, contactPreferences: null, createdAt: app.deps.now(), ...fields },
      ...(id && { id }),
    });
    await makeLink(tx, app.deps, added);
    return added;
  });
  if (isOpen) {
    const at = app.deps.now();
    await db
      .updateTable('questionRequests')
      .set({ legalName: 'Dana Whitfield', otherName: 'Jordan Whitfield' })
      .set({ namesAt: at, clearedAt: at })
      .where('id', '=', requestId)
      .execute();
  }
  return tokenOf(app, requestId);
}

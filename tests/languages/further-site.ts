import path from 'node:path';
import { CLONE } from './clone.ts';
import { addFurtherLanguages, PSEUDO, VIETNAMESE } from './languages.ts';

/** A module of the clone, which knows the further languages; its types are those of ours. */
const load = <Module>(file: string): Promise<Module> => import(path.join(CLONE, file));

/** The site of the clone, with its languages published. */
export async function openFurtherSite() {
  await addFurtherLanguages();
  const { startTestApp } =
    await load<typeof import('../../src/testing/test-app.ts')>('src/testing/test-app.ts');
  const { addressInLanguage, messagesIn } =
    await load<typeof import('../../messages/messages.ts')>('messages/messages.ts');
  const { getMailFirm } = await load<typeof import('../../src/features/email/mail-look.ts')>(
    'src/features/email/mail-look.ts',
  );
  const { MAIL_CONTENTS } =
    await load<typeof import('../../src/app/features.ts')>('src/app/features.ts');
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://firm.example' } });
  for (const language of [PSEUDO, VIETNAMESE]) {
    await app.deps.db.insertInto('siteLanguages').values({ language, isPublished: true }).execute();
  }
  return {
    app,
    /** The address of a page in one of the languages. */
    at: (language: string, address: string) => addressInLanguage(language as 'es', address),
    messagesOf: (language: string) => messagesIn(language as 'es'),
    firmIn: (language: string) =>
      getMailFirm(app.deps.db, 'https://firm.example', language as 'es'),
    mailContents: MAIL_CONTENTS,
  };
}

export type FurtherSite = Awaited<ReturnType<typeof openFurtherSite>>;

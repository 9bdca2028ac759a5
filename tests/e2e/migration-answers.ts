import type { Page } from 'playwright-core';
import type { Wizard } from '../../src/features/migration/schema.ts';
import { aRun } from '../../web/features/migration/samples.ts';

type Refusal = { status: number; code: string; reason: string; message: string };
export type Answer = { wizard: Wizard; refusal?: Refusal };

/**
 * Mocks the wizard's calls with the current value of `answer`. Returns an array of the requested writes, such as
 * `migrate {"restart":true}`.
 */
export async function answerMigration(page: Page, answer: Answer): Promise<string[]> {
  const begun: string[] = [];
  await page.route('**/trpc/**', async (route) => {
    const request = route.request();
    const names = new URL(request.url()).pathname.replace('/trpc/', '').split(',');
    if (!names.some((name) => name.startsWith('migration.'))) return route.continue();
    if (request.method() === 'POST') {
      begun.push(`${names[0]?.replace('migration.', '')} ${request.postData() ?? ''}`.trim());
      const { refusal } = answer;
      if (!refusal)
        return route.fulfill({ json: { result: { data: answer.wizard.run ?? aRun() } } });
      const { status, ...said } = refusal;
      const data = { ...said, requestId: 'r', httpStatus: status };
      return route.fulfill({
        status,
        json: { error: { message: said.message, code: -32_000, data } },
      });
    }
    const others = names.length > 1 ? await (await route.fetch()).json() : [];
    const wizard = { result: { data: answer.wizard } };
    return route.fulfill({
      json: names.map((name, index) => (name === 'migration.wizard' ? wizard : others[index])),
    });
  });
  return begun;
}

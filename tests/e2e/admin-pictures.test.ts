import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { phonePhoto, plain } from '../../src/testing/sample-pictures.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { dialogsClosed } from './browser.ts';

const site = startAdmin();
let staff: StaffClient;
beforeAll(async () => {
  staff = await staffClient(site.app);
});
beforeEach(async () => {
  await deleteAll(site.db, 'blogPosts');
  await deleteAll(site.db, 'pictures');
});

const POST = {
  title: 'Who keeps the house',
  slug: 'house',
  excerpt: 'The home in a divorce.',
  content: '<p>First.</p>',
  category: 'divorce',
  isPublished: true,
};

async function openEditor() {
  const { body } = await staff.call('POST', '/api/admin/blog-posts', POST);
  const visit = await site.signIn(`/admin/blog-posts/${body.id}`);
  const text = visit.page.getByRole('textbox', { name: 'Content' });
  await text.waitFor();
  return { ...visit, text };
}

/** Pastes files or HTML into the editor, or drops a file on it. */
const give = (
  page: Page,
  event: 'paste' | 'drop',
  { file, html }: { file?: Buffer; html?: string },
) =>
  page.evaluate(
    ({ kind, base64, markup }) => {
      const data = new DataTransfer();
      if (markup) data.setData('text/html', markup);
      if (base64) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], 'scan.png', { type: 'image/png' }));
      }
      const target = document.querySelector('[role=textbox].prose');
      const { left, bottom } = target?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
      const common = { bubbles: true, cancelable: true };
      target?.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', {
              ...common,
              dataTransfer: data,
              clientX: left + 40,
              clientY: bottom - 40,
            }),
      );
    },
    { kind: event, base64: file?.toString('base64') ?? '', markup: html ?? '' },
  );

const stored = async () =>
  (await site.db.selectFrom('blogPosts').select('content').executeTakeFirstOrThrow()).content;
const pictureIds = async () =>
  (await site.db.selectFrom('pictures').select('id').orderBy('createdAt').execute()).map(
    ({ id }) => id,
  );

it('a picture is added to the gallery, described, found by its use, and deleted', async () => {
  const { page, troubles } = await site.signIn('/admin/pictures');
  await page.getByText('No pictures yet').waitFor();
  const file = page.getByTestId('picture-file').first();
  const dialog = page.getByRole('dialog', { name: 'Add Picture' });
  await file.setInputFiles({
    name: 'keys.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  });
  await dialog.locator('img').waitFor();
  await dialog.getByRole('button', { name: 'Add Picture' }).click();
  await dialog.getByText('Describe the picture, or mark it as decorative').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('Description').fill('Two keys on a ring');
  await dialog.getByRole('button', { name: 'Add Picture' }).click();
  await dialog.waitFor({ state: 'detached' });
  const open = page.getByRole('button', { name: 'Two keys on a ring', exact: true });
  await open.waitFor();
  const [id] = await pictureIds();
  const content = `<p>Text</p><figure><img src="/pictures/${id}"></figure>`;
  await staff.call('POST', '/api/admin/blog-posts', { ...POST, content });

  await dialogsClosed(page);
  await page.reload();
  await page.getByRole('link', { name: POST.title }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await open.click();
  const edit = page.getByRole('dialog', { name: 'Edit Picture' });
  await edit.getByLabel('Description').fill('Keys');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Picture updated successfully').waitFor();

  await page.getByRole('button', { name: 'Delete Keys' }).click();
  const question = page.getByRole('dialog', { name: /delete this picture/ });
  await question.getByText(`Blog post “${POST.title}”`).waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No pictures yet').waitFor();
  expect(troubles).toEqual([]);
});

it('a picture dropped on an article is described first, captioned, saved and shown as it was edited', async () => {
  const { page, troubles, text } = await openEditor();
  await give(page, 'drop', { file: await plain().png().toBuffer() });
  const dialog = page.getByRole('dialog', { name: 'Add Picture' });
  await dialog.getByLabel('Description').fill('A courthouse');
  await dialog.getByLabel('Credit').fill('Photo: L. Ortiz');
  await dialog.getByRole('button', { name: 'Add Picture' }).click();
  await dialog.waitFor({ state: 'detached' });
  const caption = text.locator('figcaption');
  await caption.click();
  await page.keyboard.type('Where it begins');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Last.');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Blog post updated successfully', { exact: true }).waitFor();
  const [id] = await pictureIds();
  expect((await stored()).replace(/<p><\/p>$/, '')).toBe(
    `<p>First.</p><figure><img src="/pictures/${id}" alt="A courthouse" width="640" height="400" />` +
      '<small>Photo: L. Ortiz</small><figcaption>Where it begins</figcaption></figure><p>Last.</p>',
  );
  expect(await page.getByText('Saved without some HTML').count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(`${site.url}/blog/${POST.slug}`);
  const image = page.getByRole('img', { name: 'A courthouse' });
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const ratio = await image.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
  expect(ratio).toBeCloseTo(1.6, 1);
  expect(await violationsOn(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

it('a picture of the gallery is inserted by the button, text goes on below it, and it is removed with Backspace in its caption', async () => {
  const data = (await plain().png().toBuffer()).toString('base64');
  await staff.call('POST', '/api/admin/pictures', { data, alt: 'A courthouse' });
  const { page, text } = await openEditor();
  await text.click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'A courthouse' }).click();
  await text.getByRole('img', { name: 'A courthouse' }).waitFor();
  // Until it is detached, the dialog may return the focus to the button that opened it.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.type('Below.');
  await expect.poll(() => text.locator('p').allInnerTexts()).toEqual(['First.', 'Below.']);
  const isInCaption = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('selectionchange', () => {
          const node = getSelection()?.anchorNode;
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('figcaption')) resolve();
        });
      }),
  );
  await text.locator('figcaption').click();
  await isInCaption;
  await page.keyboard.press('Backspace');
  await text.getByRole('img').waitFor({ state: 'detached' });
  expect(await text.locator('p').allInnerTexts()).toEqual(['First.', 'Below.']);
});

it('of the pictures in a paste, those that it contains are uploaded, and the others reported', async () => {
  const { page, text } = await openEditor();
  const inside = (await plain().png().toBuffer()).toString('base64');
  await text.click();
  await give(page, 'paste', {
    html: `<p>Pasted</p><img src="data:image/png;base64,${inside}" name="Image1"/><img src="file:///C:/x.png">`,
  });
  await page.getByText('One picture in the pasted text could not be read.').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Add Picture' });
  await dialog.getByRole('switch', { name: 'Decorative' }).click();
  await dialog.getByRole('button', { name: 'Add Picture' }).click();
  await dialog.waitFor({ state: 'detached' });
  await text.locator('figure img').waitFor();
  expect(await text.innerText()).toContain('Pasted');
});

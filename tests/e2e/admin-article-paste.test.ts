import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();
let staff: StaffClient;
beforeAll(async () => {
  staff = await staffClient(site.app);
});
beforeEach(() => deleteAll(site.db, 'blogPosts'));

const LIST = '/admin/blog-posts';
const POST = {
  title: 'Who keeps the house',
  slug: 'house',
  excerpt: 'The home in a divorce.',
  content: '<p>To be replaced.</p>',
  category: 'divorce',
  isPublished: true,
};

async function openEditor() {
  const { body } = await staff.call('POST', `/api${LIST}`, POST);
  const visit = await site.signIn(`${LIST}/${body.id}`);
  const text = visit.page.getByRole('textbox', { name: 'Content' });
  await text.waitFor();
  return { ...visit, text };
}

/** Replaces all content by pasting HTML from the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+a');
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

/** The HTML of an element, without what the editor adds to empty paragraphs and rules. */
const shownIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('.ProseMirror-trailingBreak')) extra.remove();
    for (const rule of copy.querySelectorAll('hr')) rule.removeAttribute('contenteditable');
    return copy.innerHTML;
  });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Blog post updated successfully', { exact: true }).waitFor();
}

const withoutRel = (html: string) => html.replaceAll(' rel="noopener nofollow"', '');
const stored = async () =>
  (await site.db.selectFrom('blogPosts').select('content').executeTakeFirstOrThrow()).content;

const EXPECTED = {
  word: [
    '<h2>Who keeps the house</h2>',
    '<h2>1. The rule</h2>',
    '<p>The court’s order “divides” the home<sup>[1]</sup> – on the 1<sup>st</sup> of ',
    '<strong><em>June</em></strong>, m<sup>2</sup>.</p>',
    '<h3>Two ways</h3>',
    '<h4>What it means</h4>',
    '<ol type="a"><li><p>Sale</p><ol type="i"><li><p>At once</p></li></ol></li>',
    '<li><p>Buyout</p></li></ol>',
    '<p>Then:</p>',
    '<ol start="3"><li><p>Refinance</p></li></ol>',
    '<table><tbody><tr><th><p><strong>Step</strong></p></th><th><p><strong>Fee</strong></p></th></tr>',
    '<tr><td rowspan="2"><p>Filing</p></td><td><p>$435</p></td></tr>',
    '<tr><td><p></p></td></tr></tbody></table>',
    '<p>See <a href="https://courts.example/fees">the fees</a>.</p>',
    '<hr>',
    '<p><sup>[1]</sup> Family Code §&nbsp;2550.</p>',
  ],
  'google-docs': [
    '<h2>Who keeps the house</h2>',
    '<p>The order is <strong>final</strong><em> at once</em>, on the 1<sup>st</sup>',
    '<u> day</u><s>s</s>.</p>',
    '<h2>What it means</h2>',
    '<ul><li><p>Sale</p><ul><li><p>At once</p></li></ul></li><li><p>Buyout</p></li></ul>',
    '<ol type="a"><li><p>File</p></li><li><p>Serve</p></li></ol>',
    '<table><tbody><tr><td><p><strong>Fee</strong></p></td><td><p>$435</p></td></tr></tbody></table>',
    '<p>See <a href="https://courts.example/fees">the fees</a>, H<sub>2</sub>O.</p>',
  ],
  libreoffice: [
    '<h2>Who keeps the house</h2>',
    '<p>The order is <strong>final</strong> <em>at once</em>, on the 1<sup>st</sup> ',
    '<u>day</u><s>s</s>, H<sub>2</sub>O.</p>',
    '<h2>What it means<sup>1</sup></h2>',
    '<ul><li><p>Sale</p><ul><li><p>At once</p></li></ul></li><li><p>Buyout</p></li></ul>',
    '<ol start="3"><li><p>Refinance</p></li></ol>',
    '<table><tbody><tr><th><p>Step</p></th><th><p>Fee</p></th></tr>',
    '<tr><td><p>Filing</p></td><td><p>$435</p></td></tr></tbody></table>',
    '<p>See <a href="https://courts.example/fees"><u>the fees</u></a>.</p>',
    '<p>1 Family Code §2550.</p>',
  ],
};

describe.each(['word', 'google-docs', 'libreoffice'] as const)('a paste from %s', (program) => {
  it('shows in the editor what is stored and what the page shows', async () => {
    const { page, troubles } = await openEditor();
    const html = await readFile(path.join(import.meta.dirname, 'pasted', `${program}.txt`), 'utf8');
    await paste(page, html);
    const expected = EXPECTED[program].join('');
    await expect.poll(() => shownIn(page, '[role=textbox].prose')).toBe(expected);
    await save(page);
    expect(await page.getByText('Saved without some HTML').count()).toBe(0);
    expect(
      withoutRel(await stored())
        .replaceAll('\u00a0', '&nbsp;')
        .replaceAll('<hr />', '<hr>'),
    ).toBe(expected);
    await page.goto(`${site.url}/blog/${POST.slug}`);
    expect(withoutRel(await shownIn(page, 'article .prose'))).toBe(expected);
    expect(troubles).toEqual([]);
  });
});

it('a table is inserted, filled and changed with the toolbar, and is on the page', async () => {
  const { page, troubles, text } = await openEditor();
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await choose('Insert table');
  await page.keyboard.type('Step');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fee');
  await choose('Delete column');
  await choose('Add row below');
  await page.keyboard.press('Tab');
  await choose('Delete row');
  await choose('Add column after');
  await choose('Header row');
  await choose('Header row');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add row above' }).waitFor();
  // Excludes the editor, whose table still has empty headers.
  await page.keyboard.press('Escape');
  await save(page);
  const row = (tag: string, first: string) =>
    `<tr><${tag}><p>${first}</p></${tag}>${`<${tag}><p></p></${tag}>`.repeat(2)}</tr>`;
  const table = `<table><tbody>${row('th', 'Step')}${row('td', '')}${row('td', '')}</tbody></table>`;
  expect(await stored()).toContain(table);
  await page.goto(`${site.url}/blog/${POST.slug}`);
  await page.getByRole('columnheader', { name: 'Step' }).waitFor();
  expect(troubles).toEqual([]);
});

it('superscript and subscript are set with the toolbar', async () => {
  const { page, text } = await openEditor();
  await text.fill('');
  await page.keyboard.type('1');
  await page.getByRole('button', { name: 'Superscript' }).click();
  await page.keyboard.type('st');
  await page.getByRole('button', { name: 'Superscript' }).click();
  await page.keyboard.type(' H');
  await page.getByRole('button', { name: 'Subscript' }).click();
  await page.keyboard.type('2');
  await save(page);
  expect(await stored()).toBe('<p>1<sup>st</sup> H<sub>2</sub></p>');
});

it('a paragraph becomes a note in the margin, and readers find it there', async () => {
  const { page, text, troubles } = await openEditor();
  await text.fill('Probate, in plain words');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  const button = page.getByRole('button', { name: 'Margin note' });
  await page.keyboard.press('End');
  const note = text.getByRole('note');
  await button.click();
  await note.waitFor();
  await button.click();
  await note.waitFor({ state: 'detached' });
  await button.click();
  await note.waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The court decides.');
  await save(page);
  expect(await stored()).toMatch(
    /^<aside role="note" class="plain"><p><strong>Probate, in plain words<\/strong><\/p><\/aside>.*The court decides/,
  );
  await page.goto(`${site.url}/blog/${POST.slug}`);
  const box = await page.getByRole('note').boundingBox();
  const words = await page.getByText('The court decides.').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0));
  expect(troubles).toEqual([]);
});

import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
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
  title: 'Who keeps the dog',
  excerpt: 'Animals in a divorce.',
  content: '<p>The court may decide.</p>',
  category: 'divorce',
};

async function openEditor(content = POST.content) {
  const { body } = await staff.call('POST', `/api${LIST}`, { ...POST, content });
  const visit = await site.signIn(`${LIST}/${body.id}`);
  const text = visit.page.getByRole('textbox', { name: 'Content' });
  await text.waitFor();
  return { ...visit, text };
}

const stored = async () =>
  (await site.db.selectFrom('blogPosts').select('content').executeTakeFirstOrThrow()).content;

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

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText(/^Saved /).waitFor();
}

it('elements that saving removes are listed before and after saving', async () => {
  const { page, text } = await openEditor();
  await page.getByRole('button', { name: 'HTML' }).click();
  await text.fill('<p>Look: <img src="dog.png"></p><iframe src="https://x.example"></iframe>');
  await page.getByText('Saving removes <img>, <iframe>: articles cannot contain that.').waitFor();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText('Removed: <img>, <iframe>. Articles cannot contain that.').waitFor();
  expect(await stored()).toBe('<p>Look: </p>');
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0in;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head><body>
<!--StartFragment--><h1>Property</h1>
<p class=MsoNormal>Filed on the 1<sup>st</sup> of June, H<sub>2</sub>O.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>House</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Garden</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Car</p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>File</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Serve</p>
<table class=MsoTableGrid border=1><tr><td width=312 colspan=2 style='border:solid'><p class=MsoNormal><b>Fee</b></p></td></tr>
<tr><td><p class=MsoNormal>Filing</p></td><td><p class=MsoNormal>$435</p></td></tr></table>
<p class=MsoNormal>End<img width=10 src="file:///C:/x.png"></p><!--EndFragment--></body></html>`;

it('a paste from Word keeps headings, lists, tables and superscript, and lists what is lost', async () => {
  const { page, troubles } = await openEditor();
  await paste(page, WORD);
  await page.getByText('One picture in the pasted text could not be read.').waitFor();
  await save(page);
  expect(await stored()).toBe(
    [
      '<h2>Property</h2>',
      '<p>Filed on the 1<sup>st</sup> of June, H<sub>2</sub>O.</p>',
      '<ul><li><p>House</p><ul><li><p>Garden</p></li></ul></li><li><p>Car</p></li></ul>',
      '<p>Then:</p>',
      '<ol><li><p>File</p></li><li><p>Serve</p></li></ol>',
      '<table><tbody><tr><td colspan="2"><p><strong>Fee</strong></p></td></tr>',
      '<tr><td><p>Filing</p></td><td><p>$435</p></td></tr></tbody></table>',
      '<p>End</p>',
    ].join(''),
  );
  // `troubles` includes reports of the content security policy.
  expect(troubles).toEqual([]);
});

it('a pasted form whose fields shadow its own properties does no harm', async () => {
  const { page, troubles } = await openEditor();
  await paste(
    page,
    '<form id=f><input name=nodeName><input name=childNodes><input name=removeAttribute>Words</form><style>p{color:red}</style>',
  );
  await page.getByRole('textbox', { name: 'Content' }).getByText('Words').waitFor();
  await save(page);
  expect(await stored()).toBe('<p>Words</p>');
  expect(troubles).toEqual([]);
});

async function storedPaste(html: string): Promise<string | null> {
  const { page, text } = await openEditor();
  await paste(page, html);
  await text.getByText(POST.content.replace(/<[^>]+>/g, '')).waitFor({ state: 'detached' });
  await save(page);
  return stored();
}

const REVIEWED = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=EN-US><!--StartFragment-->
<p class=MsoNormal>The court will <del cite="mailto:Ann" datetime="2026-11-02T09:14"><span class=msoDel>surely deny</span></del><ins cite="mailto:Ann"><span class=msoIns>weigh</span></ins> the
<a style='mso-comment-reference:AR_1'>motion</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AR1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>.<span style='display:none;mso-hide:all'> hidden words</span></p><!--EndFragment-->
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[AR1]</a></span>Do not publish: our client will lose this</p></div></div></div></body></html>`;

it('a paste from a reviewed document has no comments and no deleted or hidden text', async () => {
  expect(await storedPaste(REVIEWED)).toBe('<p>The court will weigh the motion.</p>');
});

const webItem = (words: string, level: number, tag = 'ul', id = 1) =>
  `<div class="ListContainerWrapper"><${tag} class="ListStyle${level}" role="list"><li data-listid="${id}" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun">${words}</span></p></li></${tag}></div>`;

it('lists of Word for the web are joined and nested, and adjacent lists of two kinds stay two', async () => {
  const items = [
    webItem('One', 1),
    webItem('One A', 2),
    webItem('Two', 1),
    webItem('First', 1, 'ol', 2),
    webItem('Second', 1, 'ol', 2),
  ];
  expect(await storedPaste(items.join(''))).toBe(
    '<ul><li><p>One</p><ul><li><p>One A</p></li></ul></li><li><p>Two</p></li></ul><ol><li><p>First</p></li><li><p>Second</p></li></ol>',
  );
});

const wordItem = (list: string, marker: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:${list}'><span style='mso-list:Ignore'>${marker}</span>${words}</p>`;

it('adjacent lists of Word stay two: bullets and numbers, and numbers that begin again', async () => {
  const items = [
    wordItem('l0 level1 lfo1', '·', 'House'),
    wordItem('l1 level1 lfo2', '1.', 'File'),
    wordItem('l0 level2 lfo1', 'o', 'By mail'),
    wordItem('l1 level1 lfo2', '2.', 'Serve'),
    wordItem('l2 level1 lfo3', '1.', 'Wait'),
  ];
  expect(await storedPaste(items.join(''))).toBe(
    '<ul><li><p>House</p></li></ul><ol><li><p>File</p><ul><li><p>By mail</p></li></ul></li><li><p>Serve</p></li></ol><ol><li><p>Wait</p></li></ol>',
  );
});

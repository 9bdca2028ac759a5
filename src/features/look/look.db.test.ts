import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAIL_CONTENTS } from '../../app/features.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { phonePhoto } from '../../testing/sample-pictures.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getMailFirm } from '../email/mail-look.ts';
import { midnightGold } from '../themes/templates/dark-rules.ts';
import { base64Of, squareMark, wordmark } from './testing/sample-marks.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'firmMarks');
  await deleteAll(app.deps.db, 'lookSettings');
  await deleteAll(app.deps.db, 'pictures');
});

const LOOK = '/api/admin/look';
const upload = (kind: string, svg: string) =>
  staff.call('PUT', `${LOOK}/marks/${kind}`, { data: base64Of(svg) });
const choose = (choice: object) => staff.call('PUT', LOOK, choice);
const get = (path: string) => fetch(app.url + path);
const text = async (path = '/') => (await get(path)).text();
/** Whether a page contains something; the page itself is too long for a message. */
const has = async (part: string, path = '/') => (await text(path)).includes(part);
const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const addPicture = async () =>
  (
    await staff.call('POST', '/api/admin/pictures', {
      data: (await phonePhoto()).toString('base64'),
      alt: 'Hills in morning mist',
    })
  ).body;

/** Runs `work` while a dark theme is active. */
async function withMidnight(work: () => Promise<void>) {
  const { db } = app.deps;
  const active = (await staff.call('GET', '/api/themes/active')).body;
  const { displayName, description, cssVariables } = midnightGold;
  const theme = { displayName, description, cssVariables: JSON.stringify(cssVariables) };
  const { body } = await staff.call('POST', '/api/admin/themes', { ...theme, name: 'night' });
  await staff.call('PUT', `/api/admin/themes/${body.id}/activate`, {});
  try {
    await work();
  } finally {
    await staff.call('PUT', `/api/admin/themes/${active.id}/activate`, {});
    await db.deleteFrom('themeSettings').where('id', '=', body.id).execute();
  }
}

describe('in place of the sea', () => {
  it('is the sea until somebody chooses', async () => {
    expect((await staff.call('GET', LOOK)).body).toEqual({
      marks: [],
      hero: 'sea',
      drawing: 'family-law',
      pictureId: null,
      updatedAt: '1970-01-01T00:00:00.000Z',
    });
    expect(await has('[data-art],')).toBe(false);
  });

  it('a drawing, logged', async () => {
    const { status, body } = await choose({ hero: 'drawing', drawing: 'custody' });
    expect([status, body.hero, body.drawing]).toEqual([200, 'drawing', 'custody']);
    expect(await has(' own-drawing"')).toBe(true);
    expect(await has('[data-art],svg:has(')).toBe(true);
    expect(await staff.auditLog()).toMatchObject([
      { action: 'look.update', after: { hero: 'drawing', drawing: 'custody' } },
    ]);
  });

  it('nothing, on which the waves are no mark of the firm either', async () => {
    await choose({ hero: 'none' });
    expect(await has('fill="var(--art-sun)"')).toBe(false);
    expect(await text('/favicon.svg')).toContain('>P</text>');
  });

  it('the firm’s own picture, which the gallery then knows to be in use', async () => {
    const picture = await addPicture();
    const { body } = await choose({ hero: 'picture', pictureId: picture.id });
    expect(body.pictureId).toBe(picture.id);
    expect(await has(`class="own-picture"><img src="${picture.path}"`)).toBe(true);
    const path = `/api/admin/pictures/${picture.id}`;
    expect((await staff.call('GET', path)).body.uses).toEqual([
      { kind: 'Look', title: 'Home page', adminPath: '/admin/look' },
    ]);
    expect((await staff.call('DELETE', path)).status).toBe(409);
    await staff.call('DELETE', path, { uses: 1 });
    expect(await has('class="own-picture"')).toBe(false);
    expect((await get('/share/index.png')).status).toBe(200);
  });

  it.each([
    [{ hero: 'moon' }, 'hero'],
    [{ hero: 'drawing', drawing: 'elephant' }, 'drawing'],
    [{ hero: 'picture' }, 'pictureId'],
    [{ hero: 'picture', pictureId: 'x' }, 'pictureId'],
    [{ hero: 'picture', pictureId: 'a'.repeat(43) }, 'pictureId'],
  ])('not %o', async (choice, field) => {
    const { status, body } = await choose(choice);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('only if nobody else has chosen since', async () => {
    const { body } = await choose({ hero: 'none' });
    await choose({ hero: 'drawing', updatedAt: body.updatedAt });
    const late = await choose({ hero: 'none', updatedAt: body.updatedAt });
    expect([late.status, late.body.reason]).toEqual([409, 'edited_meanwhile']);
  });
});

describe('icons, manifest and link previews', () => {
  const builtIn = async () => ({
    icon: await bytes('/icon-192.png'),
    svg: await text('/favicon.svg'),
  });

  it('are those of the built-in look in the built-in theme', async () => {
    expect((await builtIn()).svg).toContain('<title>Waves under a sun</title>');
    await expect.poll(() => has('href="/favicon.svg" type="image/svg+xml"')).toBe(true);
    expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
      theme_color: '#fafcfd',
      icons: [{ src: '/favicon.svg' }, {}, {}, {}],
    });
  });

  it('follow the active theme', async () => {
    const before = await builtIn();
    const share = await bytes('/share/index.png');
    await withMidnight(async () => {
      const after = await builtIn();
      expect(after.svg).toContain(`stroke="${midnightGold.cssVariables['--primary']}"`);
      expect(after.icon.equals(before.icon)).toBe(false);
      expect((await bytes('/share/index.png')).equals(share)).toBe(false);
      expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
        background_color: midnightGold.cssVariables['--background'],
      });
    });
    expect(await builtIn()).toEqual(before);
  });

  it('show the square mark, under addresses that change with it', async () => {
    await upload('square', squareMark);
    const [, version = ''] = /href="\/favicon\.svg\?v=([\w-]+)"/.exec(await text()) ?? [];
    expect(version).toHaveLength(8);
    expect(await text('/favicon.svg')).toContain('href="data:image/png;base64,');
    const manifest = await (await get('/manifest.webmanifest')).json();
    expect(manifest.icons[1].src).toBe(`/icon-192.png?v=${version}`);
    for (const [path, side] of [
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/icon-maskable-512.png', 512],
      ['/apple-touch-icon.png', 180],
    ] as const) {
      const { data, info } = await sharp(await bytes(path))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([side, side]);
      // The colour of the mark, in its middle.
      const at = (Math.round(side / 2) * side + Math.round(side / 2)) * info.channels;
      expect([...data.subarray(at, at + 3)]).toEqual([0x77, 0x17, 0x32]);
    }
  });

  it('show the first letter of the name beside a wordmark alone', async () => {
    await upload('wordmark', wordmark());
    expect(await text('/favicon.svg')).toMatch(/fill="#244c80"\/><text[^>]*>P<\/text>/);
    expect(await sharp(await bytes('/apple-touch-icon.png')).metadata()).toMatchObject({
      width: 180,
    });
    expect(await sharp(await bytes('/share/index.png')).metadata()).toMatchObject({ width: 1200 });
  });
});

describe('mails', () => {
  const sample = async (part: 'contact_notice' | 'newsletter_welcome' = 'newsletter_welcome') => {
    const publicUrl = 'https://firm.example';
    const firm = await getMailFirm(app.deps.db, publicUrl);
    return MAIL_CONTENTS[part].sample({ firm, publicUrl });
  };

  it('have the drawn mark of the built-in look', async () => {
    expect((await sample()).html).not.toContain('/marks/');
  });

  it('show the wordmark as a PNG with the name of the firm as its text', async () => {
    const { body } = await upload('wordmark', wordmark());
    const { html, text: plainText } = await sample();
    expect(html).toContain(
      `<img src="https://firm.example${body.pngPath}" alt="Pacific Harbor Law" width="240" height="40"`,
    );
    expect(plainText).not.toContain('marks');
  });

  it('set it on a plate if the card is dark', async () => {
    await upload('wordmark', wordmark());
    await withMidnight(async () => {
      expect((await sample()).html).toMatch(/\.png"[^>]*background:#ffffff;padding:5px 10px/);
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressInLanguage } from '../../../../messages/messages.ts';
import { publishLanguage } from '../../../testing/publish-language.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getMailFirm } from '../../email/mail-look.ts';
import { statementsOf } from '../../email/templates/layout.ts';
import { findAdvertisingParts } from '../../newsletter/letters/content/find-advertising-parts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await publishLanguage(app.deps.db, 'es');
});
afterAll(() => app.close());

const GENERAL =
  'Publicidad de abogados. Este sitio ofrece información general, no asesoría legal, y usarlo no crea una relación de abogado y cliente.';
const REVIEWS = 'Los testimonios no garantizan ni anticipan el resultado de su caso.';

const FIRMS = [
  { region: 'CA', everyPage: GENERAL, reviews: REVIEWS, mail: undefined },
  {
    region: 'FL',
    everyPage: GENERAL,
    reviews:
      'Es posible que otros clientes no obtengan los mismos resultados ni resultados similares.',
    mail: undefined,
  },
  {
    region: 'TX',
    everyPage:
      'Responsable del contenido de este sitio: Ada Quill. Lugar principal de ejercicio: San Diego, TX.',
    reviews: REVIEWS,
    mail: 'Responsable del contenido de este sitio: Ada Quill. Lugar principal de ejercicio: San Diego, TX.',
  },
  {
    region: 'NY',
    everyPage: 'Teléfono: (619) 555-0142.',
    reviews: 'Los resultados anteriores no garantizan un resultado similar.',
    mail: 'Teléfono: (619) 555-0142.',
  },
];
/** How the English statements begin. */
const ENGLISH =
  /Attorney advertising|>Attorney Advertising<\/p>|Testimonials do not|Prior results|Prospective clients|Responsible for the content|Telephone \(|General information, not/;

const textOf = (html: string) =>
  html.replace(/<(head|script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '');

const read = async (path: string, init: RequestInit = {}) =>
  textOf(await (await fetch(app.url + addressInLanguage('es', path), init)).text());
const MARKDOWN = { headers: { accept: 'text/markdown' } };

const setFirm = async (profile: object) => {
  await app.deps.db.updateTable('firmProfile').set(profile).execute();
  await app.deps.content.settle();
};

describe.each(FIRMS)('a firm of $region', ({ region, everyPage, reviews, mail }) => {
  const name = `Bufete ${region}`;
  const spanish = async (text: Promise<string>, wanted: string, path: string) => {
    const said = await text;
    expect([path, said.includes(wanted)]).toEqual([path, true]);
    expect([path, said.match(ENGLISH)]).toEqual([path, null]);
  };

  beforeAll(async () => {
    await setFirm({ region, name, responsibleAttorney: 'Ada Quill', barNumber: '4711' });
  });
  const isFresh = () => expect.poll(() => read('/about'), { timeout: 20_000 }).toContain(name);

  it('says in Spanish on each page what its law asks for', async () => {
    await isFresh();
    const paths = ['/', '/about', '/contact', '/reviews', '/blog', '/schedule', '/privacy'];
    const others = ['/es-nowhere', '/newsletter/nobody', '/embed/contact', '/embed/calculator'];
    for (const path of [...paths, ...others]) {
      await spanish(read(path), everyPage, path);
    }
    await spanish(read('/reviews'), reviews, '/reviews');
    await spanish(read('/'), reviews, '/');
  });

  it.runIf(region === 'NY')('labels the home page as advertising', async () => {
    await isFresh();
    const html = await (await fetch(`${app.url}/es`)).text();
    expect(html).toMatch(/<p class="wrap small muted">Publicidad de abogados<\/p>/);
    expect(html).not.toMatch(ENGLISH);
    expect(await read('/', MARKDOWN)).toMatch(/^Publicidad de abogados$/m);
  });

  it('in Markdown, where nothing is found, and where a form is refused', async () => {
    await isFresh();
    for (const path of ['/', '/about', '/es-nowhere']) {
      await spanish(read(path, MARKDOWN), everyPage.split('. ')[0] ?? '', path);
    }
    const refused = read('/appointment/nobody/cancel', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=no',
    });
    await spanish(refused, everyPage, '/appointment/nobody/cancel');
  });

  it('in mails, and in English elsewhere', async () => {
    const { db } = app.deps;
    const firm = await getMailFirm(db, 'https://firm.example', 'es');
    const said = (firm.statements ?? []).join('\n');
    if (mail) expect(said).toContain(mail);
    expect(said).not.toMatch(ENGLISH);
    expect(statementsOf(firm).every((text) => typeof text === 'string')).toBe(true);
    const { label } = await findAdvertisingParts(db, { kind: 'advertising', firm });
    expect(label).toBe(region === 'NY' ? 'PUBLICIDAD DE ABOGADOS' : '');
    const english = await (await fetch(`${app.url}/about`)).text();
    expect(english).not.toMatch(/asesoría legal|Responsable del contenido|Teléfono:/);
  });
});

describe('a statement that the firm has changed', () => {
  const OWN = {
    ...{ pack: 'aba', item: 'statement:advertising', reason: 'Ours', changedBy: 'staff' },
    value: JSON.stringify({ text: 'Our own notice.' }),
  };
  const save = async (row: typeof OWN) => {
    await app.deps.db.insertInto('jurisdictionOverrides').values(row).execute();
    await app.deps.content.settle();
  };
  const html = async (path: string) =>
    (await fetch(app.url + addressInLanguage('es', path))).text();

  it('is in English and marked so, until it has Spanish words of its own', async () => {
    await setFirm({ region: 'CA' });
    await save(OWN);
    const MARKED = '<span lang="en">Our own notice.</span>';
    for (const path of ['/about', '/embed/contact']) {
      await expect.poll(() => html(path), { timeout: 20_000 }).toContain(MARKED);
      expect(await html(path)).not.toContain(GENERAL);
    }
    const refused = await fetch(`${app.url}/es/appointment/nobody/cancel`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=no',
    });
    expect(await refused.text()).toContain(MARKED);
    expect(await read('/about', MARKDOWN)).toContain('Our own notice.');

    const spanish = JSON.stringify({ text: 'Nuestro propio aviso.' });
    await save({ ...OWN, item: 'statement:advertising:es', value: spanish });
    await expect
      .poll(() => html('/about'), { timeout: 20_000 })
      .toMatch(/(?<!<span lang="..">)Nuestro propio aviso\./);
    const english = await (await fetch(`${app.url}/about`)).text();
    expect(english).toContain('Our own notice.');
    expect(english).not.toContain('Nuestro propio aviso.');
  });
});

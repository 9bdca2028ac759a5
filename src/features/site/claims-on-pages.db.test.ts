import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFirm } from '../../../db/demo/firm.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const textOf = async (path: string) => {
  const html = await (await fetch(app.url + path)).text();
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script', html.indexOf('<body')));
  return body
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
};

const setClaims = (claims: object) =>
  app.deps.db
    .updateTable('firmProfile')
    .set({ claims: JSON.stringify(claims) })
    .execute();

describe('claims of the demo content', () => {
  it('are marked as samples until staff enter their source', async () => {
    const demo = await textOf('/');
    expect(demo).toMatch(/\|rating · Sample\|4\.9\/5\|/);
    expect(demo).toMatch(/\|experience · Sample\|25\+ years\|/);
    await setClaims({
      ...demoFirm.claims,
      rating: { text: '4.9/5', source: 'Our 212 reviews on Google, counted in March 2031' },
    });
    await expect.poll(() => textOf('/')).toMatch(/\|rating\|4\.9\/5\|/);
    expect(await textOf('/')).toMatch(/\|experience · Sample\|/);
  });

  it('include sample articles, which are marked on every page that shows them', async () => {
    for (const path of ['/', '/blog', '/blog/living-trust-or-will']) {
      expect(await textOf(path), path).toMatch(/\|Sample\|/);
    }
    await app.deps.db.updateTable('blogPosts').set({ isSample: false }).execute();
    await expect.poll(() => textOf('/blog')).not.toContain('Sample');
  });
});

it('the pages name a reply time only when the firm claims one', async () => {
  await setClaims(demoFirm.claims);
  await expect
    .poll(() => textOf('/contact?sent=true'))
    .toContain("We'll get back to you within 24 hours");
  await setClaims({ ...demoFirm.claims, reply: null });
  await expect.poll(() => textOf('/contact?sent=true')).toContain("|We'll get back to you|");
  for (const path of ['/', '/contact?sent=true', '/schedule']) {
    expect((await textOf(path)).toLowerCase(), path).not.toContain('24 hours');
  }
});

it('the pages call only an initial consultation free', async () => {
  expect(await textOf('/schedule')).toContain('An initial consultation is free.');
  for (const path of ['/schedule', '/about', '/terms', '/practice-areas/family-law']) {
    expect(await textOf(path), path).not.toMatch(/The consultation is free|Free Consultation\. /);
  }
});

describe('the page of reviews', () => {
  it('shows published testimonials, and says so when there are none', async () => {
    expect(await textOf('/reviews')).toContain('Oriana P.');
    await app.deps.db.deleteFrom('testimonials').execute();
    await expect.poll(() => textOf('/reviews')).toContain('No Reviews Yet');
    await app.deps.db
      .insertInto('testimonials')
      .values([
        {
          clientName: 'Ada Quill',
          rating: 5,
          content: 'Calm throughout.',
          practiceArea: 'divorce',
        },
        {
          ...{ clientName: 'Unseen', rating: 5, content: 'A draft.', practiceArea: 'divorce' },
          isPublished: false,
        },
      ])
      .execute();
    await expect.poll(() => textOf('/reviews')).toMatch(/Calm throughout\..*Ada Quill.*Divorce/);
    const page = await textOf('/reviews');
    for (const absent of ['Oriana P.', 'Unseen', 'No Reviews Yet', 'Sample']) {
      expect(page).not.toContain(absent);
    }
  });
});

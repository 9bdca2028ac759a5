import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFirm } from '../../../db/demo/firm.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { CLIENT_FILE_YEARS } from '../appointments/retention-rules.ts';
import { MAIL_RECORD_DAYS, MAIL_WORDS_DAYS } from '../email/retention-rules.ts';
import { CONFIRM_WITHIN_DAYS, ENDED_SUBSCRIPTION_DAYS } from '../newsletter/retention-rules.ts';
import { CALCULATION_ADDRESS_DAYS } from '../probate/retention-rules.ts';

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
    expect(demo).toMatch(/\|our own rating · Sample\|4\.9\/5\|/);
    expect(demo).toMatch(/\|experience · Sample\|25\+ years\|/);
    await setClaims({
      ...demoFirm.claims,
      rating: { text: '4.9/5', source: 'Our 212 reviews on Google, counted in March 2031' },
    });
    await expect.poll(() => textOf('/')).toMatch(/\|our own rating\|4\.9\/5\|/);
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
    await expect
      .poll(async () => (await textOf(path)).toLowerCase(), { message: path })
      .not.toContain('24 hours');
  }
});

it('the pages call only an initial consultation free', async () => {
  expect(await textOf('/schedule')).toContain('An initial consultation is free.');
  for (const path of ['/schedule', '/about', '/terms', '/practice-areas/family-law']) {
    expect(await textOf(path), path).not.toMatch(/The consultation is free|Free Consultation\. /);
  }
});

it('the pages call a consultation free only while the type of initial consultations is', async () => {
  const paths = ['/', '/about', '/terms', '/practice-areas'];
  const setPrice = (priceLabel: string | null) =>
    app.deps.db
      .updateTable('consultationTypes')
      .set({ priceLabel })
      .where('key', '=', 'initial')
      .execute();
  for (const path of paths) expect(await textOf(path), path).toMatch(/consultation is free/i);
  await setPrice('$150');
  for (const path of [...paths, '/contact', '/schedule']) {
    await expect
      .poll(() => textOf(path), { message: path })
      .not.toMatch(/is free|free consultation/i);
  }
  await setPrice('Free');
  await expect.poll(() => textOf('/')).toContain('Free Consultation');
});

it('the privacy policy states the periods that the daily deletion applies', async () => {
  const page = (await textOf('/privacy')).replace(/\s+/g, ' ');
  for (const period of [
    `${CALCULATION_ADDRESS_DAYS} days; after that the figures stay`,
    `${CONFIRM_WITHIN_DAYS} days if you do not confirm it`,
    `${ENDED_SUBSCRIPTION_DAYS} days more`,
    `text ${MAIL_WORDS_DAYS} days after sending`,
    `sent, ${MAIL_RECORD_DAYS} days`,
    `${CLIENT_FILE_YEARS} years after it`,
  ]) {
    expect(page).toContain(period);
  }
  expect(page).toMatch(/Effective [A-Z][a-z]+ \d+, \d{4}/);
  for (const needed of ['Do Not Track', 'When we change this policy']) {
    expect(page).toContain(needed);
  }
});

describe('the page of reviews', () => {
  it('shows published testimonials, and says so when there are none', async () => {
    expect(await textOf('/reviews')).toContain('Oriana P.');
    await deleteAll(app.deps.db, 'testimonials');
    await expect.poll(() => textOf('/reviews')).toContain('No Reviews Yet');
    expect(await textOf('/reviews')).toContain('Nobody has left a review yet');
    // A filter knows only its source.
    expect(await textOf('/reviews?source=yelp')).not.toContain('Nobody has left a review yet');
    expect(await textOf('/reviews?source=yelp')).toContain('Nothing from Yelp yet');
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

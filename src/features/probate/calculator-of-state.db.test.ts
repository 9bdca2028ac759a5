import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressInLanguage } from '../../../messages/messages.ts';
import { postJson } from '../../testing/booking-requests.ts';
import { calculationBody } from '../../testing/calculation-body.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { enqueueEmails } from '../email/enqueue-queries.ts';
import { resolvePack } from '../jurisdictions/resolve-pack.ts';

let app: TestApp;
let staff: StaffClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  [staff, token] = await Promise.all([staffClient(app), staffToken(app)]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'probateCalculations');
  await deleteAll(app.deps.db, 'outboxEmails');
});

async function moveTo(region: string) {
  const { db, content } = app.deps;
  const former = await db.selectFrom('firmProfile').select('region').executeTakeFirstOrThrow();
  await db.updateTable('firmProfile').set({ region }).execute();
  await content.settle();
  onTestFinished(async () => {
    await db.updateTable('firmProfile').set(former).execute();
    await content.settle();
  });
}

/** An attorney confirms the calculator of Florida. */
async function confirmFlorida() {
  const [calculator] = resolvePack('us-fl').calculators;
  const confirmed = await staff.call(
    'PUT',
    `/api/admin/state-law/us-fl/calculator:${calculator?.id}/confirmation`,
    { version: 1, attorney: 'Maren Castellane', barNumber: '281145' },
  );
  expect(confirmed.status).toBe(204);
  await app.deps.content.settle();
  onTestFinished(async () => {
    await deleteAll(app.deps.db, 'jurisdictionConfirmations');
    await app.deps.content.settle();
  });
}

const FLORIDIAN = {
  estateValue: '500000',
  attorneyFees: '15000',
  executorFees: '15000',
  courtCosts: '400',
  totalProbate: '30400',
  trustCost: '0',
  savings: '0',
};

const save = (changes: object) =>
  postJson(`${app.url}/api/probate-calculator`, calculationBody(changes));
const pageAt = async (path: string) => (await fetch(app.url + path)).text();
const stored = () =>
  app.deps.db
    .selectFrom('probateCalculations')
    .select(['calculatorId', 'calculatorVersion', 'totalProbate', 'totalProbateLow'])
    .executeTakeFirst();
const mailTo = (toEmail: string) =>
  vi.waitFor(
    async () => {
      const mail = await app.deps.db
        .selectFrom('outboxEmails')
        .select('textBody')
        .where('toEmail', '=', toEmail)
        .where('state', '=', 'sent')
        .executeTakeFirstOrThrow();
      return mail.textBody ?? '';
    },
    { timeout: 20_000, interval: 50 },
  );

it('a calculation of the demo firm names its calculator', async () => {
  expect((await save({})).status).toBe(201);
  expect(await stored()).toEqual({
    calculatorId: 'ca-owner',
    calculatorVersion: 1,
    totalProbate: '38000.00',
    totalProbateLow: null,
  });
});

describe.each(['TX', 'FL', 'NY'])('in %s, without a confirmed calculator', (region) => {
  it('pages, links and calls are those of a site that hides it, and staff read why', async () => {
    await moveTo(region);
    const page = await pageAt('/probate-calculator');
    expect(page).toContain('The calculator is not available at the moment.');
    expect(page).not.toContain('id="estate-value"');
    expect(await pageAt('/embed/calculator')).not.toContain('id="estate-value"');
    const home = await pageAt('/');
    expect(home).not.toContain('teaser-estate');
    expect(home).not.toContain('href="/probate-calculator"');
    const response = await save(FLORIDIAN);
    expect([response.status, (await response.json()).reason]).toEqual([403, 'component_hidden']);
    expect(await stored()).toBeUndefined();
    const { body } = await staff.call('GET', '/api/admin/component-visibility');
    expect(
      body.find(
        ({ componentKey }: { componentKey: string }) => componentKey === 'probate_calculator',
      ),
    ).toMatchObject({ isVisible: true });
    const headers = bearer(token);
    const answer = await fetch(`${app.url}/trpc/visibility.whyNotShown`, { headers });
    const { result } = await answer.json();
    expect(result.data.probate_calculator).toContain('Visitors do not see the calculator for');
  });
});

describe('in Florida, with its calculator confirmed', () => {
  beforeEach(async () => {
    await moveTo('FL');
    await confirmFlorida();
  });

  it('page and teaser say what the figures are, and name no other state', async () => {
    const page = await pageAt('/probate-calculator?estate=500000');
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
    const estimate = /<section[^>]*aria-label="Comparison".*?<\/section>/s.exec(main)?.[0] ?? '';
    expect(estimate).toContain(
      'presumed reasonable under section 733.6171(3), Florida Statutes, as of Nov 28, 2026',
    );
    expect(estimate).toContain('$30,400');
    expect(estimate).not.toMatch(/California|Probate Code|Living trust|Savings/);
    expect(await pageAt('/')).toContain('Attorney fees: presumed reasonable under');
  });

  it('its figures are stored and mailed with their meaning, and those of California refused', async () => {
    const refused = await save({});
    expect([refused.status, Object.keys((await refused.json()).fieldErrors)]).toEqual([
      400,
      ['attorneyFees'],
    ]);
    expect((await save({ ...FLORIDIAN, userEmail: 'dana@example.com' })).status).toBe(201);
    expect(await stored()).toMatchObject({ calculatorId: 'fl-probate', calculatorVersion: 1 });
    const text = await mailTo('dana@example.com');
    expect(text).toContain('Attorney fees: $15,000, presumed reasonable under section 733.6171(3)');
    expect(text).toContain('Personal representative’s commission: $15,000');
    expect(text).not.toMatch(/California|Probate Code|Living trust|Savings/);
  });

  it('the mail of a calculation from before has the figures of then', async () => {
    const { db } = app.deps;
    await db
      .insertInto('probateCalculations')
      .values({
        ...calculationBody(),
        ...{ id: 'before', userEmail: 'early@example.com', totalProbate: '38001' },
      })
      .execute();
    await db.transaction().execute((tx) =>
      enqueueEmails(tx, [
        {
          ...{ kind: 'probate_result', toEmail: 'early@example.com', toName: '' },
          ...{ payload: { id: 'before' }, dedupeKey: 'probate_result:before' },
        },
      ]),
    );
    const text = await mailTo('early@example.com');
    expect(text).toContain('Executor fees: $17,500');
    expect(text).toContain('Probate: $38,001');
    expect(text).toContain('Savings: $35,000');
  });
});

describe('in Spanish', () => {
  const ENGLISH =
    /Attorney fees|Executor fees|Court costs|Personal representative|Filing fee|Leave out|presumed reasonable|as of|petition|estate of this size/i;
  const textOf = (html: string) =>
    html.replace(/<(head|script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
  const spanishPage = async (path: string) =>
    textOf(await pageAt(addressInLanguage('es', `${path}?estate=500000`)));

  it('the page and the embed name costs, law and steps of the owner’s calculator', async () => {
    for (const path of ['/probate-calculator', '/embed/calculator']) {
      const page = await spanishPage(path);
      expect(page).toContain('Honorarios del abogado');
      expect(page).toContain('la ley permite que el abogado (Probate Code §10810)');
      expect(page).not.toMatch(ENGLISH);
    }
    expect(await spanishPage('/probate-calculator')).toContain('Se presenta la solicitud');
  });

  it('page and mail of another state do, too', async () => {
    await moveTo('FL');
    await confirmFlorida();
    await expect
      .poll(() => spanishPage('/probate-calculator'), { timeout: 20_000 })
      .toContain('Comisión del representante personal');
    const page = await spanishPage('/probate-calculator');
    expect(page).toContain('se presume razonable según la sección 733.6171(3)');
    expect(page).toContain('Ningún honorario es obligatorio');
    expect(page).not.toMatch(ENGLISH);

    const userEmail = 'ines@example.com';
    const body = calculationBody({ ...FLORIDIAN, userEmail });
    expect((await postJson(`${app.url}/es/api/probate-calculator`, body)).status).toBe(201);
    const mail = await mailTo(userEmail);
    expect(mail).toContain('Comisión del representante personal: ');
    expect(mail).toContain('se presume razonable según la sección 733.6171(3)');
    expect(mail).not.toMatch(ENGLISH);
  });
});

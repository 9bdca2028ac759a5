import { afterEach, expect, it } from 'vitest';
import { createLookUp } from './look-up.ts';
import { senderLines } from './parts/sender-lines.ts';
import { type DnsPeer, startDnsPeer } from './testing/dns-peer.ts';

let peer: DnsPeer | undefined;
afterEach(async () => {
  await peer?.close();
  peer = undefined;
});

const MICROSOFT = { provider: 'smtp', host: 'smtp.office365.com', from: 'office@firm.example' };

async function linesFor(sender: typeof MICROSOFT, records: Parameters<typeof startDnsPeer>[0]) {
  peer = await startDnsPeer(records);
  const lines = await senderLines(sender, createLookUp([peer.server]));
  return lines.map(({ label, state, now }) => [label.split(' ')[0], state, now]);
}

it('reads SPF, DKIM and DMARC of the domain of the sender', async () => {
  const lines = await linesFor(MICROSOFT, {
    'TXT firm.example': ['v=spf1 include:spf.protection.outlook.com -all', 'other=1'],
    'CNAME selector1._domainkey.firm.example': ['selector1.onmicrosoft.example'],
    'TXT _dmarc.firm.example': ['v=DMARC1; p=none'],
  });
  expect(lines).toEqual([
    ['SPF', 'good', 'v=spf1 include:spf.protection.outlook.com -all'],
    ['DKIM', 'good', 'A key is published for selector1.'],
    ['DMARC', 'good', 'v=DMARC1; p=none'],
  ]);
});

it('says what is missing', async () => {
  const lines = await linesFor(MICROSOFT, { 'TXT firm.example': ['v=spf1 -all'] });
  expect(lines).toEqual([
    ['SPF', 'open', 'v=spf1 -all'],
    ['DKIM', 'open', 'No key is published for the usual selectors selector1, selector2.'],
    ['DMARC', 'open', 'There is none.'],
  ]);
});

it('two records of SPF count as none', async () => {
  const record = 'v=spf1 include:spf.protection.outlook.com -all';
  const lines = await linesFor(MICROSOFT, { 'TXT firm.example': [record, 'v=spf1 ~all'] });
  expect(lines[0]?.[1]).toBe('open');
});

it('a server whose selector is not known leaves DKIM to be checked', async () => {
  const lines = await linesFor(
    { ...MICROSOFT, host: 'mail.host.example' },
    { 'TXT firm.example': ['v=spf1 mx -all'] },
  );
  expect(lines.slice(0, 2)).toEqual([
    ['SPF', 'good', 'v=spf1 mx -all'],
    ['DKIM', 'unknown', 'The mail service knows the selector; this site does not.'],
  ]);
});

it('claims nothing if DNS cannot be asked', async () => {
  const lines = await senderLines(MICROSOFT, createLookUp(['127.0.0.1:9']));
  expect(lines.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
});

it('finds the addresses of a name, and that it has none', async () => {
  peer = await startDnsPeer({ 'A www.firm.example': ['192.0.2.10', '192.0.2.11'] });
  const lookUp = createLookUp([peer.server]);
  expect((await lookUp.addresses('www.firm.example'))?.toSorted()).toEqual([
    '192.0.2.10',
    '192.0.2.11',
  ]);
  expect(await lookUp.addresses('nothing.firm.example')).toEqual([]);
  expect(await createLookUp(['127.0.0.1:9']).addresses('www.firm.example')).toBeNull();
});

import type { LookUp } from '../look-up.ts';
import type { SheetLine } from '../schema.ts';

type Sender = { provider: string; from: string; host: string };

/** The SPF entry and the usual DKIM selectors of services whose names are known. */
const SERVICES = [
  {
    isOf: ({ host }: Sender) => host === 'smtp.office365.com',
    spf: 'include:spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  {
    isOf: ({ host }: Sender) => host === 'smtp.gmail.com',
    spf: 'include:_spf.google.com',
    selectors: ['google'],
  },
  {
    isOf: ({ provider }: Sender) => provider === 'sendgrid',
    spf: 'include:sendgrid.net',
    selectors: ['s1', 's2'],
  },
];

/** What mailboxes check about the domain of the sender: SPF, DKIM and DMARC. */
export async function senderLines(sender: Sender, lookUp: LookUp): Promise<SheetLine[]> {
  const domain = sender.from.split('@').at(-1) ?? '';
  const service = SERVICES.find(({ isOf }) => isOf(sender));
  const [selector = '<selector>'] = service?.selectors ?? [];
  const [texts, policies, keys] = await Promise.all([
    lookUp.texts(domain),
    lookUp.texts(`_dmarc.${domain}`),
    Promise.all(
      (service?.selectors ?? []).map((each) => lookUp.hasKey(`${each}._domainkey.${domain}`)),
    ),
  ]);
  return [
    spfLine(domain, texts, service?.spf),
    {
      label: `DKIM of ${domain}`,
      now: dkimWords(keys, service?.selectors ?? []),
      state: keys.includes(true) ? 'good' : keys.includes(false) ? 'open' : 'unknown',
      should: 'Signing is turned on at the mail service, and the records that it names are in DNS.',
      check: `dig +short ${selector}._domainkey.${domain} TXT`,
    },
    recordLine({
      label: `DMARC of ${domain}`,
      found: policies,
      start: 'v=DMARC1',
      should: `A TXT record for _dmarc.${domain}, to begin with v=DMARC1; p=none; rua=mailto:… and later p=quarantine.`,
      check: `dig +short _dmarc.${domain} TXT`,
    }),
  ];
}

function spfLine(
  domain: string,
  texts: Awaited<ReturnType<LookUp['texts']>>,
  needed: string | undefined,
): SheetLine {
  const line = recordLine({
    label: `SPF of ${domain}`,
    found: texts,
    start: 'v=spf1',
    should: `One TXT record for ${domain} that begins with v=spf1 and names the mail server${needed ? `: ${needed}` : ''}.`,
    check: `dig +short ${domain} TXT`,
  });
  const lacks = line.state === 'good' && needed !== undefined && !line.now.includes(needed);
  return lacks ? { ...line, state: 'open' } : line;
}

function recordLine({
  found,
  start,
  ...line
}: Pick<SheetLine, 'label' | 'should' | 'check'> & {
  found: readonly string[] | null;
  start: string;
}): SheetLine {
  const records = found?.filter((text) => text.toLowerCase().startsWith(start.toLowerCase())) ?? [];
  const none = found === null ? 'It could not be looked up from the server.' : 'There is none.';
  return {
    ...line,
    now: records.length > 0 ? records.join('; ') : none,
    // Several records of the kind count as none: RFC 7208 §4.5, RFC 7489 §6.6.3.
    state: found === null ? 'unknown' : records.length === 1 ? 'good' : 'open',
  };
}

function dkimWords(keys: readonly (boolean | null)[], selectors: readonly string[]): string {
  if (selectors.length === 0) return 'The mail service knows the selector; this site does not.';
  if (keys.includes(true)) {
    return `A key is published for ${selectors.filter((_, index) => keys[index]).join(', ')}.`;
  }
  return keys.includes(false)
    ? `No key is published for the usual ${selectors.length === 1 ? 'selector' : 'selectors'} ${selectors.join(', ')}.`
    : 'It could not be looked up from the server.';
}

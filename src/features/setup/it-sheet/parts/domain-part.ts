import type { Context } from '../../../../platform/trpc/context.ts';
import { checkAddress } from '../../address/check-address.ts';
import { siteAddressOf } from '../../address/rules.ts';
import type { CheckedAddress } from '../../address/schema.ts';
import type { LookUp } from '../look-up.ts';
import type { SheetLine, SheetPart } from '../schema.ts';

const CHECK_MS = 4_000;

const ANSWERS: Readonly<Record<CheckedAddress['state'], string>> = {
  ready: 'This site answers there, over https, with a valid certificate.',
  'not-configured': 'This site answers there, but it is set up for another address.',
  'other-site': 'Something else than this site answers there.',
  unreachable: 'It could not be reached from the server.',
};

/** The address of the site, its entry in DNS, and what answers there. */
export async function domainPart(
  ctx: Pick<Context, 'db' | 'outgoing' | 'publicUrl'>,
  lookUp: LookUp,
): Promise<SheetPart> {
  const { publicUrl } = ctx;
  const host = new URL(publicUrl).hostname;
  const address = siteAddressOf(publicUrl);
  const lines: SheetLine[] = [
    {
      label: 'Address of the site (PUBLIC_URL)',
      now: publicUrl,
      state: address === publicUrl ? 'good' : 'open',
      should:
        'The https address that clients type, without a path, such as PUBLIC_URL=https://www.your-firm.com in the settings of the process; then restart it.',
      check: `curl -s ${publicUrl}/readyz`,
    },
  ];
  if (address === null) return { title: 'Domain', lines };
  const [found, checked] = await Promise.all([
    lookUp.addresses(host),
    checkAddress(ctx, address, CHECK_MS),
  ]);
  return {
    title: 'Domain',
    lines: [
      ...lines,
      {
        label: 'Entry in DNS',
        now: addressWords(host, found),
        state: found === null ? 'unknown' : found.length > 0 ? 'good' : 'open',
        should: `An A record (and AAAA, if the server has IPv6) for ${host} with the public address of the server or of the proxy in front of it, or a CNAME to the name that the host gives.`,
        check: `dig +short ${host} A; dig +short ${host} AAAA`,
      },
      {
        label: 'What answers there',
        now: [ANSWERS[checked.state], checked.reason].filter(Boolean).join(' '),
        state: checked.state === 'ready' ? 'good' : 'open',
        should: 'This site, over https.',
        check: `curl -sI ${publicUrl}/`,
      },
    ],
  };
}

function addressWords(host: string, found: Awaited<ReturnType<LookUp['addresses']>>): string {
  if (found === null) return `${host} could not be looked up from the server.`;
  return found.length > 0 ? `${host} is ${found.join(', ')}` : `${host} has no address.`;
}

import type { Context } from '../../../../platform/trpc/context.ts';
import type { SheetPart } from '../schema.ts';

/** Encryption, and the proxy in front. */
export function httpsPart({
  deployment: { isHttps, trustedProxies },
  publicUrl,
}: Pick<Context, 'deployment' | 'publicUrl'>): SheetPart {
  const host = new URL(publicUrl).hostname;
  return {
    title: 'https and the proxy in front',
    lines: [
      {
        label: 'Encryption',
        now: isHttps
          ? 'The address begins with https://. Browsers are told to use nothing else (HSTS).'
          : 'The address begins with http://: what visitors write could be read in transit.',
        state: isHttps ? 'good' : 'open',
        should:
          'A reverse proxy ends TLS, with a certificate that is renewed automatically, and sends http on to https. deploy/nginx.conf is a complete example.',
        check: `openssl s_client -connect ${host}:443 -servername ${host} </dev/null | openssl x509 -noout -subject -dates`,
      },
      {
        label: 'Proxies that are believed (TRUSTED_PROXIES)',
        now:
          trustedProxies === 0
            ? 'None: the address of the proxy counts as that of every visitor, so all of them share the limits of one.'
            : `${trustedProxies} configured.`,
        state: trustedProxies > 0 ? 'good' : isHttps ? 'open' : 'unknown',
        should:
          'The address of the proxy, which sets X-Forwarded-For instead of appending to it, and passes the Host header on.',
        check: 'nginx -T | grep -E "X-Forwarded-For|proxy_set_header Host"',
      },
    ],
  };
}

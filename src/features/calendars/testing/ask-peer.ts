import type { ProviderFetch } from '../providers/provider-fetch.ts';

/** URL of the local fake provider as staff enter it: the settings accept https only. */
export const PEER_ORIGIN = 'https://peer.example';

/** Replaces the guarded HTTP client, to reach a fake provider on this machine. */
export const askPeer =
  ({ url }: { url: string }): ProviderFetch =>
  async (address, { method = 'GET', headers = {}, body } = {}) => {
    const response = await fetch(address.replace(PEER_ORIGIN, url), {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

import { isPermitted, isStaffUser } from '../../../platform/auth/user.ts';
import { describeConfig, openConfig } from '../../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { listSources as listSourcesForVisitors } from '../list-news.ts';
import { listSources, type StoredSource } from './queries.ts';
import { SOURCE_SECRETS } from './rules.ts';

/** Every source, newest first. */
export async function readSources({ db, secrets }: Pick<Context, 'db' | 'secrets'>) {
  return (await listSources(db)).map((source) => presentSource(secrets, source));
}

/**
 * Result of the documented call: staff get everything, others the names of active sources. Throws `invalid_token` for
 * an invalid token, and `component_hidden`.
 */
export async function readSourcesAsSeenByCaller(ctx: Context) {
  const user = ctx.accessToken === null ? null : await ctx.authenticate(ctx);
  return user && isStaffUser(user) && isPermitted(user, 'news.read')
    ? readSources(ctx)
    : listSourcesForVisitors(ctx);
}

export const sourcePlace = (id: string) => ({ table: 'blog_sources', id });

/** A source's settings with decrypted secrets, for use on the server only. */
export function openSource(
  box: SecretBox,
  { id, type, config }: Pick<StoredSource, 'id' | 'type' | 'config'>,
) {
  return config === null ? {} : openConfig(box, sourcePlace(id), config, SOURCE_SECRETS[type]);
}

/** A source as staff see it: secrets masked. */
export function presentSource(box: SecretBox, source: StoredSource): StoredSource {
  const { config, type } = source;
  return {
    ...source,
    config: config && describeConfig(openSource(box, source), SOURCE_SECRETS[type]),
  };
}

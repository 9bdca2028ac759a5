import type { Context } from '../../platform/trpc/context.ts';

/** Where the token of a preview belongs, for the box that it is sealed with. */
const PLACE = 'theme-preview';

const HOUR_MS = 60 * 60 * 1_000;

type Deps = Pick<Context, 'secrets' | 'now'>;

/**
 * Lets whoever has the token see the home page in a theme, for an hour. The theme is in the token itself,
 * sealed, so that nothing has to be kept and only staff can make one.
 */
export function previewTheme({ secrets, now }: Deps, cssVariables: string): { token: string } {
  const content = JSON.stringify({ until: now().getTime() + HOUR_MS, cssVariables });
  return { token: secrets.seal(content, PLACE) };
}

/** The variables of a preview, or undefined where the token is too old or none of ours. */
export function openPreview({ secrets, now }: Deps, token: string): string | undefined {
  try {
    const { until, cssVariables } = JSON.parse(secrets.open(token, PLACE));
    return now().getTime() < until ? cssVariables : undefined;
  } catch {
    return undefined;
  }
}

import type { Context } from '../../platform/trpc/context.ts';

/** Context that a preview token is bound to, for `SecretBox`. */
const PLACE = 'theme-preview';

const HOUR_MS = 60 * 60 * 1_000;

type Deps = Pick<Context, 'secrets' | 'now'>;

/**
 * Creates a token that shows the home page in a theme for an hour. The token contains the theme itself, sealed, so
 * nothing is stored and only staff can create one.
 */
export function previewTheme({ secrets, now }: Deps, cssVariables: string): { token: string } {
  const content = JSON.stringify({ until: now().getTime() + HOUR_MS, cssVariables });
  return { token: secrets.seal(content, PLACE) };
}

/** The variables in a preview token, or undefined if it is expired or invalid. */
export function openPreview({ secrets, now }: Deps, token: string): string | undefined {
  try {
    const { until, cssVariables } = JSON.parse(secrets.open(token, PLACE));
    return now().getTime() < until ? cssVariables : undefined;
  } catch {
    return undefined;
  }
}

import type { Context } from '../context.ts';

/** Where the data is, whether there is a place to copy it to, and whether both are there. */
export function getMigrationStatus({ deployment: { aws } }: Pick<Context, 'deployment'>) {
  // Who asks has been found in it.
  const postgresConfigured = true;
  return {
    postgresConfigured,
    awsConfigured: aws.hasCredentials,
    awsRegion: aws.region,
    ready: postgresConfigured && aws.hasCredentials && aws.region !== null,
  };
}

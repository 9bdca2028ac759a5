import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { hostsRouter } from './router.ts';

/** The team feature as registered in `src/app/features.ts`. */
export const teamFeature = {
  routers: { hosts: hostsRouter },
  actions: {
    'host.create': (name) => `added consultations for ${name ?? 'an attorney'}`,
    'host.stop': (name) => `ended the consultations of ${name ?? 'the firm'}`,
    'team.import': (_name, { added }) => `imported people of the team: ${String(added)} added`,
    'host.update': (name) => `changed the hours of ${name ?? 'the firm'}`,
  } satisfies ActionSentences,
};

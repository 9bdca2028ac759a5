import { hostsRouter } from './router.ts';

/** The team feature as registered in `src/app/features.ts`. */
export const teamFeature = {
  routers: { hosts: hostsRouter },
};

import { hostsRouter } from './router.ts';

/** The people feature as registered in `src/app/features.ts`. */
export const peopleFeature = {
  routers: { hosts: hostsRouter },
};

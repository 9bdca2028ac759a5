import { embedRouter } from './router.ts';

/** The embed feature as registered in `src/app/features.ts`. */
export const embedFeature = {
  routers: { embed: embedRouter },
  actions: { 'embed.update': 'changed which websites may embed parts of this one' },
};

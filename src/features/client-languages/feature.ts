import { clientLanguagesRouter } from './router.ts';

/** The languages of clients, which are columns of other features' tables; listed in `src/app/features.ts`. */
export const clientLanguagesFeature = {
  routers: { clientLanguages: clientLanguagesRouter },
  actions: { 'client-language.change': 'changed the language in which a client is written to' },
};

import { translationsRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const translationsFeature = {
  routers: { translations: translationsRouter },
  tables: { translations: { live: 'translations' }, siteLanguages: { live: 'translations' } },
  actions: {
    'translation.save': 'saved a translation',
    'translation.remove': 'removed a translation',
    'language.change': 'changed a language of the site',
  },
};

import { jurisdictionsRouter } from './review/router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const jurisdictionsFeature = {
  routers: { jurisdictions: jurisdictionsRouter },
  actions: {
    'jurisdiction.confirm': 'recorded that an attorney has confirmed a line of state law',
    'jurisdiction.withdraw': 'withdrew the confirmation of a line of state law',
    'jurisdiction.override': 'changed what the site says under state law',
    'jurisdiction.restore': 'restored what the release says under state law',
  },
};

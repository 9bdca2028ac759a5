import { called, nounOf } from '../../platform/audit/sentences.ts';
import { attorneysRouter } from './attorneys/router.ts';
import { photosRouter } from './photos/router.ts';
import { practiceAreasRouter } from './practice-areas/router.ts';
import { firmRouter } from './router.ts';

/** The firm feature as registered in `src/app/features.ts`. */
export const firmFeature = {
  routers: {
    firm: firmRouter,
    attorneys: attorneysRouter,
    photos: photosRouter,
    practiceAreas: practiceAreasRouter,
  },
  tables: { attorneys: { live: 'team' } },
  actions: {
    photo: 'a photograph',
    firm: 'the firm’s profile',
    'practice-area': called('practice area'),
    attorney: nounOf('profile'),
    'attorney.order': 'changed the order of the attorneys',
    'practice-area.order': 'changed the order of the practice areas',
  },
};

import { called, nounOf } from '../../platform/audit/sentences.ts';
import { attorneysRouter } from './attorneys/router.ts';
import { translatableAttorneys } from './attorneys/translatable.ts';
import { findOfficesWithPictures } from './offices/picture-uses.ts';
import { officesRouter } from './offices/router.ts';
import { photosRouter } from './photos/router.ts';
import { practiceAreasRouter } from './practice-areas/router.ts';
import { translatableAreas } from './practice-areas/translatable.ts';
import { firmRouter } from './router.ts';
import { translatableFirm, translatableOffices } from './translatable.ts';

/** The firm feature as registered in `src/app/features.ts`. */
export const firmFeature = {
  routers: {
    firm: firmRouter,
    attorneys: attorneysRouter,
    offices: officesRouter,
    photos: photosRouter,
    practiceAreas: practiceAreasRouter,
  },
  pictureUses: findOfficesWithPictures,
  translatables: [translatableAreas, translatableAttorneys, translatableOffices, translatableFirm],
  tables: { attorneys: { live: 'team' } },
  actions: {
    photo: 'a photograph',
    firm: 'the firm’s profile',
    'practice-area': called('practice area'),
    attorney: nounOf('profile'),
    office: called('office'),
    'attorney.order': 'changed the order of the attorneys',
    'office.order': 'changed the order of the offices',
    'practice-area.order': 'changed the order of the practice areas',
  },
};

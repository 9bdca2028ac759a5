import type { PreparedTexts } from '../../prepared-texts.ts';
import { business } from './business.ts';
import { criminalDefense } from './criminal-defense.ts';
import { custody } from './custody.ts';
import { divorce } from './divorce.ts';
import { employment } from './employment.ts';
import { estatePlanning } from './estate-planning.ts';
import { familyLaw } from './family-law.ts';
import { immigration } from './immigration.ts';
import { personalInjury } from './personal-injury.ts';
import { probate } from './probate.ts';
import { realEstate } from './real-estate.ts';
import { trustAdministration } from './trust-administration.ts';

export const areaPresets: readonly PreparedTexts[] = [
  familyLaw,
  divorce,
  custody,
  estatePlanning,
  trustAdministration,
  probate,
  immigration,
  employment,
  personalInjury,
  criminalDefense,
  business,
  realEstate,
];

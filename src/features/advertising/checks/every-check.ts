import type { AdvertisingRule } from '../finding.ts';
import { awards } from './awards.ts';
import { boardCertifications, certifiedSpecialists, specializations } from './certifications.ts';
import { characterizations } from './characterizations.ts';
import { comparisons } from './comparisons.ts';
import { contingentFees } from './contingent-fees.ts';
import { dollarResults } from './dollar-results.ts';
import { impersonation } from './impersonation.ts';
import { nameAndCity } from './name-and-city.ts';
import { outcomeGuarantees } from './outcome-guarantees.ts';
import { outcomePredictions } from './outcome-predictions.ts';
import { results } from './results.ts';
import { specialists } from './specialists.ts';
import { reviews, testimonials } from './testimonials.ts';

/** Every rule that texts are checked against before they are published; which ones apply is data of jurisdictions. */
export const ADVERTISING_RULES: readonly AdvertisingRule[] = [
  outcomeGuarantees,
  outcomePredictions,
  specialists,
  awards,
  testimonials,
  dollarResults,
  comparisons,
  contingentFees,
  impersonation,
  nameAndCity,
  boardCertifications,
  certifiedSpecialists,
  specializations,
  results,
  reviews,
  characterizations,
];

import type { Db } from '../../../db/client.ts';
import type { PersonalData } from './personal-data.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** The personal data of each feature, in the order in which it is shown and exported. */
    personalData: readonly PersonalData[];
    /** The name of the data controller, for the header of an exported file. */
    findDataController: (db: Db) => Promise<{ name: string; zone: string }>;
  }
}

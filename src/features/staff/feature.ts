import { staffCopiedColumns } from './copied-columns.ts';
import { staffPersonalData } from './personal-data.ts';
import { staffRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const staffFeature = {
  routers: { staff: staffRouter },
  personalData: staffPersonalData,
  copiedColumns: staffCopiedColumns,
  liveTables: ['users'],
};

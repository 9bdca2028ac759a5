import { fileURLToPath } from 'node:url';
import { createPictureProcess, type ProcessFault, type ProcessLimits } from '../picture-process.ts';
import type { RebuildResult, RebuildTask } from './rebuild.ts';

const PROGRAM = fileURLToPath(new URL('./rebuild-process.ts', import.meta.url));

/** Rebuilds an uploaded picture. Throws `picture_service_busy`. */
export type RebuildPicture = (task: RebuildTask) => Promise<RebuildResult | ProcessFault>;

/** Returns a function that decodes pictures one at a time: see `createPictureProcess`. */
export const createPictureRebuilder = (limits?: ProcessLimits): RebuildPicture =>
  createPictureProcess<RebuildTask, RebuildResult>(PROGRAM, limits);

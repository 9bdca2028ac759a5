import { fileURLToPath } from 'node:url';
import { createPictureProcess, type ProcessFault, type ProcessLimits } from '../picture-process.ts';
import type { MarkResult, MarkTask } from './draw-mark.ts';

const PROGRAM = fileURLToPath(new URL('./draw-mark-process.ts', import.meta.url));
/** A mark is simple: one that takes longer would keep the browsers of visitors busy, too. */
const WITHIN_MS = 15_000;

/** Draws a mark in pixels and measures it. Throws `picture_service_busy`. */
export type DrawMark = (task: MarkTask) => Promise<MarkResult | ProcessFault>;

export const createMarkDrawer = (limits: ProcessLimits = {}): DrawMark =>
  createPictureProcess<MarkTask, MarkResult>(PROGRAM, { withinMs: WITHIN_MS, ...limits });

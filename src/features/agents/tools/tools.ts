import { articlesTool } from './articles-tool.ts';
import { firmTool } from './firm-tool.ts';
import { freeTimesTool } from './free-times-tool.ts';
import { prepareBookingTool } from './prepare-booking-tool.ts';
import type { Tool } from './tool.ts';

/** What programs can do here, in the order in which `tools/list` names it. */
export const TOOLS: readonly Tool[] = [firmTool, articlesTool, freeTimesTool, prepareBookingTool];

import { articlesTool } from './articles-tool.ts';
import { firmTool } from './firm-tool.ts';
import { freeTimesTool } from './free-times-tool.ts';
import { prepareBookingTool } from './prepare-booking-tool.ts';
import type { Tool } from './tool.ts';

/** The tools of the MCP endpoint, in the order of `tools/list`. */
export const TOOLS: readonly Tool[] = [firmTool, articlesTool, freeTimesTool, prepareBookingTool];

import { optionalText } from '../../platform/text/text-schema.ts';

/** Why a text is published although a check of advertising law has found something in it. */
export const advertisingReason = optionalText(1_000).optional();

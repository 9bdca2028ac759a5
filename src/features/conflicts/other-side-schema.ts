import { optionalText } from '../../platform/text/text-schema.ts';
import { MAX_OTHER_SIDE } from './rules.ts';

/** Who is on the other side of a client's matter: one or several names, as the client or staff have typed them. */
export const otherSide = optionalText(MAX_OTHER_SIDE);

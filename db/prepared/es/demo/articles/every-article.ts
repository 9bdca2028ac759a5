import type { PreparedTexts } from '../../../prepared-texts.ts';
import { communityPropertyPlainWords } from './community-property-plain-words.ts';
import { divorceFirstThirtyDays } from './divorce-first-thirty-days.ts';
import { firstCustodyMeeting } from './first-custody-meeting.ts';
import { howLongProbateTakes } from './how-long-probate-takes.ts';
import { livingTrustOrWill } from './living-trust-or-will.ts';
import { smallEstatesWithoutProbate } from './small-estates-without-probate.ts';

export const articles: readonly PreparedTexts[] = [
  livingTrustOrWill,
  firstCustodyMeeting,
  howLongProbateTakes,
  divorceFirstThirtyDays,
  communityPropertyPlainWords,
  smallEstatesWithoutProbate,
];

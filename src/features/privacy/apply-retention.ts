import { subDays } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import {
  deleteEndedSubscriptions,
  deleteKeptBefore,
  deleteOldMails,
  forgetCalculationAddresses,
  forgetMailWords,
} from './retention-queries.ts';
import {
  CALCULATION_ADDRESS_DAYS,
  ENDED_SUBSCRIPTION_DAYS,
  MAIL_RECORD_DAYS,
  MAIL_WORDS_DAYS,
} from './rules.ts';

/** Forgets what is personal and has had its time. What the firm decides about, messages and appointments, stays. */
export async function applyRetention({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const ago = (days: number) => subDays(now(), days);
  await untilNothingIsLeft(() => forgetMailWords(db, ago(MAIL_WORDS_DAYS)));
  await untilNothingIsLeft(() => deleteOldMails(db, ago(MAIL_RECORD_DAYS)));
  await untilNothingIsLeft(() => forgetCalculationAddresses(db, ago(CALCULATION_ADDRESS_DAYS)));
  await deleteEndedSubscriptions(db, ago(ENDED_SUBSCRIPTION_DAYS));
  await deleteKeptBefore(db, now());
}

async function untilNothingIsLeft(forgetSome: () => Promise<number>): Promise<void> {
  while ((await forgetSome()) > 0);
}

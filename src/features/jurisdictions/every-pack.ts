import aba from './packs/aba.json' with { type: 'json' };
import gbEng from './packs/gb-eng.json' with { type: 'json' };
import us from './packs/us.json' with { type: 'json' };
import usAz from './packs/us-az.json' with { type: 'json' };
import usCa from './packs/us-ca.json' with { type: 'json' };
import usFl from './packs/us-fl.json' with { type: 'json' };
import usIl from './packs/us-il.json' with { type: 'json' };
import usNy from './packs/us-ny.json' with { type: 'json' };
import usTx from './packs/us-tx.json' with { type: 'json' };
import usWa from './packs/us-wa.json' with { type: 'json' };
import { type Pack, packSchema } from './schema.ts';

/** The packs of this release. An attorney must confirm each legal line of a pack; see `docs/decisions/jurisdictions.md`. */
export const PACKS: readonly Pack[] = [
  aba,
  us,
  usAz,
  usCa,
  usFl,
  usIl,
  usNy,
  usTx,
  usWa,
  gbEng,
].map((pack) => packSchema.parse(pack));

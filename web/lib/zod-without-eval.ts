import { config } from 'zod/v4/core';

// zod probes `new Function` when a schema is made, which the content security policy blocks and reports.
config({ jitless: true });

import {
  acceptKey,
  can,
  publicProcedure,
  rateLimited,
  router,
  sharedProcedure,
} from '../../platform/trpc/trpc.ts';
import { exportAddresses } from './addresses/export-addresses.ts';
import { listCalculatorAddresses } from './addresses/queries.ts';
import {
  addressExportSchema,
  addressPageSchema,
  exportAddressesInput,
  listAddressesInput,
} from './addresses/schema.ts';
import { CALCULATION, SAVED_CALCULATION } from './examples.ts';
import { getCalculator } from './get-calculator.ts';
import { saveCalculation } from './save-calculation.ts';
import { calculationSchema, saveCalculationInput, shownCalculatorSchema } from './schema.ts';

export const probateRouter = router({
  save: publicProcedure
    .meta({
      rest: 'POST /probate-calculator',
      tag: 'Calculator',
      summary: 'Store a calculation',
      description:
        'All amounts are strings. The server recalculates and rejects figures that differ by more than a dollar. With userEmail, it mails the result there.',
      status: 201,
      errors: [400, 403, 429, 503],
      acceptsKey: true,
      examples: { body: CALCULATION, response: SAVED_CALCULATION },
    })
    .use(rateLimited('calculations', { limit: 10, seconds: 600 }))
    .use(acceptKey)
    .input(saveCalculationInput)
    .output(calculationSchema)
    .mutation(({ ctx, input }) => saveCalculation(ctx, input)),

  calculator: sharedProcedure
    .output(shownCalculatorSchema.nullable())
    .query(({ ctx }) => getCalculator(ctx.db, ctx.language)),

  addresses: can('calculations.read')
    .meta({
      rest: 'GET /admin/calculator-addresses',
      tag: 'Calculator',
      summary: 'List the e-mail addresses that visitors entered in the calculator, newest first',
      description:
        'These people asked for the result of a calculation. They did not subscribe to the newsletter.',
    })
    .input(listAddressesInput)
    .output(addressPageSchema)
    .query(({ ctx, input }) => listCalculatorAddresses(ctx.db, input)),

  exportAddresses: can('calculations.export')
    .meta({
      rest: 'POST /admin/calculator-addresses/export',
      tag: 'Calculator',
      summary: 'Export the filtered addresses entered in the calculator as CSV',
      description:
        'In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { q: 'example.com' },
        response:
          'Email,Contact preferences,Submitted (America/Los_Angeles),Estate value,Estimated cost of probate\r\n' +
          'dana@example.com,,2031-03-10 07:00,850000.00,40935.00\r\n',
      },
      file: 'calculator-addresses.csv',
    })
    .input(exportAddressesInput)
    .output(addressExportSchema)
    .mutation(({ ctx, input }) => exportAddresses(ctx, input)),
});

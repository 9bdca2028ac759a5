import { answers, type RestModule, withExample } from '../../platform/rest/rest-module.ts';
import { calculationSchema, saveCalculationInput } from './schema.ts';

const CALCULATION = {
  estateValue: '500000.00',
  realEstateValue: '0.00',
  attorneyFees: '10000.00',
  executorFees: '10000.00',
  courtCosts: '1500.00',
  totalProbate: '21500.00',
  trustCost: '3000.00',
  savings: '18500.00',
  userEmail: 'dana@example.com',
};

const KEPT = {
  id: 'c1b6a1de-52a9-4a27-8b6c-0d5a6c1f4b33',
  ...CALCULATION,
  createdAt: '2031-03-10T14:00:00.000Z',
};

export const probateRest: RestModule = (api, call) => {
  api.post(
    '/probate-calculator',
    {
      schema: {
        tags: ['Calculator'],
        summary: 'Keep a calculation',
        description:
          'All amounts are text. The server calculates for itself and refuses figures that differ by ' +
          'more than a dollar. With userEmail it sends the result there.',
        body: withExample(saveCalculationInput, CALCULATION),
        response: answers(201, withExample(calculationSchema, KEPT), [400, 403, 429, 503]),
      },
    },
    async (request, reply) => reply.code(201).send(await call(request).probate.save(request.body)),
  );
};

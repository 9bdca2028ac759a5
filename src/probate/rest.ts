import { answers, type RestModule } from '../rest-module.ts';
import { calculationSchema, saveCalculationInput } from './schema.ts';

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
        body: saveCalculationInput,
        response: answers(201, calculationSchema, [400, 403, 429, 503]),
      },
    },
    async (request, reply) => reply.code(201).send(await call(request).probate.save(request.body)),
  );
};

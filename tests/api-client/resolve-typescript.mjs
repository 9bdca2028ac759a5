import { registerHooks } from 'node:module';

// openapi-typescript prints code with the JavaScript API of TypeScript, which version 7 does not have.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? 'typescript-6' : specifier, context),
});

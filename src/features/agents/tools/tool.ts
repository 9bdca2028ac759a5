import { z } from 'zod';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';

/** The result of a tool call; the text of a failure says what to do instead. Source: MCP 2026-07-28, Tool Result. */
type ToolResult = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError: boolean;
};

export type Tool = {
  name: string;
  /** As `tools/list` describes it. */
  definition: object;
  call: (ctx: Context, args: unknown) => Promise<ToolResult>;
};

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** Whether a call changes nothing. */
  isReadOnly: boolean;
  run: (ctx: Context, input: z.output<Input>) => Promise<z.input<Output>>;
};

/**
 * A tool with its schemas. Invalid arguments and refusals are results with `isError`, so that the model can correct
 * them; only unexpected failures and outages are thrown.
 */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  title,
  description,
  input,
  output,
  isReadOnly,
  run,
}: Definition<Input, Output>): Tool {
  return {
    name,
    definition: {
      name,
      title,
      description,
      inputSchema: z.toJSONSchema(input, { io: 'input' }),
      outputSchema: z.toJSONSchema(output),
      annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
    },
    async call(ctx, args) {
      const parsed = input.safeParse(args);
      if (!parsed.success) return failed(wordsOfIssues(parsed.error));
      try {
        const answer = output.parse(await run(ctx, parsed.data));
        const content = [{ type: 'text' as const, text: JSON.stringify(answer) }];
        return { content, structuredContent: answer, isError: false };
      } catch (error) {
        if (error instanceof DomainError && error.kind !== 'unavailable') {
          return failed(wordsOfRefusal(error));
        }
        throw error;
      }
    },
  };
}

const failed = (text: string): ToolResult => ({ content: [{ type: 'text', text }], isError: true });

const wordsOfIssues = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`).join('\n');

function wordsOfRefusal({ message, details }: DomainError): string {
  const fields = Object.entries(details.fieldErrors ?? {}).map(
    ([field, messages]) => `${field}: ${messages.join(' ')}`,
  );
  const { alternatives = [] } = details;
  const free = alternatives.map(({ start, date, label }) => `${start} (${date}, ${label})`);
  return [
    ...(fields.length > 0 ? fields : [message]),
    ...(free.length > 0 ? [`Free times near it: ${free.join('; ')}`] : []),
  ].join('\n');
}

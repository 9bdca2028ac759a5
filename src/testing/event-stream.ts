import { bearer } from './people.ts';

export type EventStream = {
  /** The announcements received so far. */
  heard: string[][];
  /** The error that the server sent instead. */
  failure(): { code: string; reason: string } | undefined;
  /** Resolves when the server ends the connection. */
  ended: Promise<void>;
  close(): void;
};

/** Follows `live.changes` as a browser does, from the moment of the call; resolves once the server has answered. */
export async function openEventStream(
  url: string,
  token: string | undefined,
  sinceMs = 0,
): Promise<EventStream> {
  const closing = new AbortController();
  const input = encodeURIComponent(JSON.stringify({ sinceMs }));
  const response = await fetch(`${url}/trpc/live.changes?input=${input}`, {
    headers: { accept: 'text/event-stream', ...(token && bearer(token)) },
    signal: closing.signal,
  });
  const heard: string[][] = [];
  let failure: ReturnType<EventStream['failure']>;
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (\[.*\]|\{.*\})$/m.exec(event)?.[1];
        if (data === undefined || event.includes('event: connected')) continue;
        if (event.includes('event: serialized-error')) failure = JSON.parse(data).data;
        else heard.push(JSON.parse(data));
      }
    }
  };
  return {
    heard,
    failure: () => failure,
    ended: read().catch(() => {}),
    close: () => closing.abort(),
  };
}

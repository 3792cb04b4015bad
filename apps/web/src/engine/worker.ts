import { readRecord } from '@pareo/engine/formats';
import type { State } from '@pareo/engine/journal';
import { answerTo } from './answers.ts';
import type { Message, Reply } from './enquiry.ts';

/* The engine's side. One state is kept: the page sends another before it asks about it. */
let state: State | undefined;

addEventListener('message', ({ data }: MessageEvent<Message>): void => {
  if (data.kind === 'state') {
    state = data.state;
    return;
  }
  const reply = (message: Reply) => postMessage(message);
  try {
    if (data.kind === 'read') {
      const read = readRecord(data.bytes);
      reply({
        n: data.n,
        answer: read.ok
          ? {
              ok: true,
              value: { format: read.value.format, record: read.value.record, notices: read.value.notices },
            }
          : read,
      });
    } else if (state) reply({ n: data.n, answer: answerTo(state, data.enquiry, data.ask) });
  } catch (error) {
    // A broken invariant of the engine: the page says that there is no answer, and the next question is heard.
    reply({ n: data.n, broken: error instanceof Error ? error.message : String(error) });
  }
});

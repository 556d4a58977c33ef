import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sends an endless response, as a broken or hostile server would, until the client disconnects. */
export function answerEndlessly(_: IncomingMessage, response: ServerResponse): void {
  const pour = () => {
    while (!response.destroyed && response.write('x'.repeat(10_000)));
  }
  response.on('drain', pour)
  pour()
}

import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers without an end, as a broken or hostile server would, for as long as somebody reads. */
export function answerEndlessly(_: IncomingMessage, response: ServerResponse): void {
  const pour = () => {
    while (!response.destroyed && response.write('x'.repeat(10_000)));
  }
  response.on('drain', pour)
  pour()
}

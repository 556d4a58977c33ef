import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { LogSettings } from '../../settings.ts'
import { withoutParameters } from '../reason-of.ts'
import { idElsewhere, isInProcess } from './in-process.ts'

/** Secrets never reach the log: addresses lose their query (share tokens), headers and bodies are not written at all. */
export const pathOf = (url: string) => url.split('?', 1)[0]

const SECRETS = ['password', 'code', 'token', 'cookie', 'authorization', '*.password', '*.code', '*.token', '*.cookie']

export function logOptions(log: LogSettings | false): Partial<FastifyServerOptions> {
  return {
    genReqId: (received) => idElsewhere(received) ?? randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: log && {
      ...log,
      redact: SECRETS.map((name) => `details.${name}`),
      serializers: {
        req: ({ method, url, ip }) => ({ method, path: pathOf(url), ip }),
        err: describeError,
      },
    },
  }
}

/** Logs one line per response, with the request id that people quote to support. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip, viewer } = request
    const entry = { method, path: pathOf(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip }
    // API requests of a page's render belong to the page's own line.
    request.log[isInProcess(request) ? 'debug' : 'info'](viewer ? { ...entry, userId: viewer.id } : entry, 'answered')
  })
}

export function describeError(error: Error): { type: string; message: string; stack: string } {
  const causes = []
  for (let at: unknown = error; at instanceof Error && causes.length < 4; at = at.cause) causes.push(at)
  return {
    type: error.name,
    message: causes.map(({ message }) => withoutParameters(message)).join(' ← '),
    stack: withoutParameters(error.stack ?? ''),
  }
}

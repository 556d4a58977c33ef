import type {} from '@fastify/swagger'
import { type Endpoint, type EndpointOutput, writeArticleStates } from '@repo/contract'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteHandlerMethod,
} from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Database } from '../database.ts'
import type { Viewer } from '../session/viewer.ts'
import { requireAccess } from './access.ts'
import { errorSchema } from './error-schema.ts'
import { withoutLanguage } from './request-language.ts'
import { knowsStatusNames } from './status-names.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's endpoint this route answers; routes without one are files, pages and probes. */
    endpoint?: Endpoint
    /** Answers people with pages. */
    isPage?: boolean
  }
}

type StaticOf<S> = S extends TSchema ? Static<S> : undefined
type Part<E, K extends string> = E extends { readonly [P in K]: infer S } ? StaticOf<S> : undefined
type HandlerAnswer<E extends Endpoint> = E['response']['body'] extends null ? Promise<void> : Promise<EndpointOutput<E>>
type ViewerOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? Viewer | null
  : E['access'] extends 'guest'
    ? null
    : Viewer

/** A request that passed its endpoint's schema and access rule. */
export interface EndpointRequest<E extends Endpoint> {
  readonly params: Part<E, 'params'>
  readonly query: Part<E, 'query'>
  readonly body: Part<E, 'body'>
  readonly viewer: ViewerOf<E>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /**
   * Stores the answer under the request's idempotency key inside the transaction that did the work, so that work and
   * memory of it are committed together. Without a key it does nothing.
   */
  readonly remember: (transaction: Database, answer: EndpointOutput<E>) => Promise<void>
}

interface RouteOptions extends Pick<FastifyContextConfig, 'worksOn' | 'takesLong'> {
  /** Largest body in bytes; 64 KiB when not given. */
  readonly bodyLimit?: number
}

const DEFAULT_BODY_LIMIT = 64 * 1024

/** Registers an endpoint of the contract: validation, access rule, documentation and status come from it. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: EndpointRequest<E>) => HandlerAnswer<E>,
  { bodyLimit = DEFAULT_BODY_LIMIT, ...work }: RouteOptions = {},
): void {
  const written = (request: FastifyRequest, output: unknown) =>
    knowsStatusNames(request) ? writeArticleStates(endpoint, output) : output
  const answer: RouteHandlerMethod = async (request, reply) => {
    reply.code(endpoint.response.status)
    const call: unknown = {
      params: request.params,
      query: request.query,
      body: request.body,
      viewer: request.viewer,
      request,
      reply,
      remember: (transaction: Database, output: unknown) =>
        request.rememberAnswer(transaction, written(request, output)),
    }
    // The schema and the access hook have checked what these types say.
    const output = await handler(call as EndpointRequest<E>)
    return endpoint.response.body === null ? reply.send() : written(request, output)
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit,
    config: { endpoint, ...work },
    schema: schemaOf(endpoint),
    onRequest: requireAccess(endpoint),
    preValidation: withoutLanguage(endpoint),
    handler: answer,
  })
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { params, query, body, response } = endpoint
  const codes = endpoint.errors.length > 0 ? ` Own codes: ${endpoint.errors.join(', ')}.` : ''
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: {
      [response.status]: response.body ?? { type: 'null', description: 'Done' },
      '4xx': { ...errorSchema, description: `${errorSchema.description}.${codes}` },
      '5xx': errorSchema,
    },
  }
}

import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Telemetry } from './telemetry.ts'

/** Seconds. Those that the semantic conventions of OpenTelemetry advise for HTTP. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const FIRST_SERVER_ERROR = 500
/** The status of requests whose caller has left, as proxies log it. */
const LEFT = 499

const propagator = new W3CTraceContextPropagator()
const headerGetter = {
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
  get: (headers: FastifyRequest['headers'], name: string) => headers[name],
}

/**
 * Rate, errors and duration of every endpoint, by the pattern of its path, so that no address of a person is kept; and a
 * span for each traced request, which carries its request id.
 *
 * @param trustsCallers whether the trace that a request says it belongs to is believed: otherwise anybody could have all of
 * theirs traced.
 */
export function measureRequests(
  app: FastifyInstance,
  { meter, tracer }: Telemetry,
  { trustsCallers }: { trustsCallers: boolean },
): void {
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Duration of requests, with those that pages ask of the API in this process',
    advice: { explicitBucketBoundaries: BUCKETS },
  })
  const active = meter.createUpDownCounter('http.server.active_requests', {
    unit: '{request}',
    description: 'Requests in flight',
  })
  const ends = new WeakMap<FastifyRequest, (status: number) => void>()

  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, id } = request
    active.add(1)
    const parent = trustsCallers ? propagator.extract(ROOT_CONTEXT, headers, headerGetter) : ROOT_CONTEXT
    const attributes = { 'http.request.method': method, 'http.request.id': id }
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
    const end = once((status: number) => {
      const route = request.routeOptions.url ?? 'unknown'
      const outcome = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
      active.add(-1)
      durations.record(reply.elapsedTime / 1000, outcome)
      span.updateName(`${method} ${route}`).setAttributes(outcome)
      if (status >= FIRST_SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    ends.set(request, end)
    reply.raw.once('close', () => end(LEFT)) // no other hook is called for callers who have left
  })
  app.addHook('onResponse', async (request, reply) => ends.get(request)?.(reply.statusCode))
}

/** The function, of whose calls the first one counts. */
function once<T>(act: (value: T) => void): (value: T) => void {
  let isDone = false
  return (value) => {
    if (!isDone) act(value)
    isDone = true
  }
}

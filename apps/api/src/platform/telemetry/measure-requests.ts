import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Telemetry } from './telemetry.ts'

/** Seconds. Those that the semantic conventions of OpenTelemetry advise for HTTP. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const FIRST_SERVER_ERROR = 500

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
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', async (request) => {
    const { method, headers, id } = request
    active.add(1)
    const parent = trustsCallers ? propagator.extract(ROOT_CONTEXT, headers, headerGetter) : ROOT_CONTEXT
    const attributes = { 'http.request.method': method, 'http.request.id': id }
    spans.set(request, tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent))
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': status,
    }
    active.add(-1)
    durations.record(reply.elapsedTime / 1000, attributes)
    const span = spans.get(request)
    span?.updateName(`${request.method} ${route}`).setAttributes(attributes)
    if (status >= FIRST_SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

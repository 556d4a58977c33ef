import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { drizzle } from 'drizzle-orm/postgres-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../../tooling/ports/free-port.ts'
import { measureSearch } from '../../modules/route-articles/search/engine/engine-article-search.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { measurePages } from '../../web/pages/measure-pages.ts'
import { connect } from '../database-connection.ts'
import { measureDatabase, measureReplica } from './measure-database.ts'
import { measureProcess } from './measure-process.ts'
import { startTelemetry } from './start-telemetry.ts'

type Started = Awaited<ReturnType<typeof startTelemetry>>

interface Span {
  readonly name: string
  readonly traceId: string
  readonly parentSpanId?: string
  readonly status?: { readonly code?: number }
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

/** A collector that keeps what it is sent. */
async function aCollector() {
  const paths: string[] = []
  const spans: Span[] = []
  const server: Server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    paths.push(request.url ?? '')
    for (const resource of body.resourceSpans ?? []) for (const scope of resource.scopeSpans) spans.push(...scope.spans)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    spans,
    close: () => server.close(),
  }
}

const readDocument = (path: string) => readFileSync(new URL(`../../../../../docs/${path}`, import.meta.url), 'utf8')

describe('what Prometheus reads', () => {
  let telemetry: Started
  let test: TestApp
  let port: number
  let stopMeasuring: () => void
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  beforeAll(async () => {
    port = await freePort()
    telemetry = await startTelemetry({ metrics: { host: '127.0.0.1', port }, otlpUrl: null, tracedShare: 0 }, 'all')
    test = await buildTestApp(
      {},
      (app) => {
        app.get('/broken', async () => {
          throw new Error('on purpose')
        })
        app.get('/slow', () => new Promise(() => {}))
      },
      undefined,
      { telemetry },
    )
    measureDatabase(telemetry.meter, test.db)
    measureSearch(telemetry.meter, { engine: 3, database: 1 })
    const replica = { isUsed: true, lagSeconds: 0.25 }
    measureReplica(telemetry.meter, { state: () => replica, reads: { replica: 7, primary: 2 } })
    stopMeasuring = measureProcess(telemetry.meter)
  })
  afterAll(async () => {
    stopMeasuring()
    await telemetry.close()
    await test.close()
  })

  it('has rate, errors and duration by the pattern of the path, and no address', async () => {
    const guest = test.aGuest()
    await guest.fetch('/api/v1/routes/4711', {})
    await guest.fetch('/api/v1/routes/4712', {})
    await guest.fetch('/broken', {})
    await guest.fetch('/nobody-knows-this', {})
    const of = (route: string, status: number) =>
      `http_server_request_duration_count{http_request_method="GET",http_route="${route}",http_response_status_code="${status}"}`
    await expect.poll(scrape).toMatch(/^http_server_active_requests 0$/m)
    const said = await scrape()
    expect(said).toContain(`${of('/api/v1/routes/:id', 404)} 2`)
    expect(said).toContain(`${of('/broken', 500)} 1`)
    expect(said).toContain(`${of('unknown', 404)} 1`)
    expect(said).not.toMatch(/4711|nobody-knows-this/)
  })

  it('counts a request whose caller leaves, and then has none in flight', async () => {
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const asked = fetch(`${address}/slow`, { signal: leaving.signal })
    await expect.poll(scrape).toMatch(/^http_server_active_requests 1$/m)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await expect.poll(scrape).toMatch(/http_route="\/slow",http_response_status_code="499"\} 1$/m)
    expect(await scrape()).toMatch(/^http_server_active_requests 0$/m)
  })

  it('has the depth and age of queues, the connections and the process', async () => {
    const said = await scrape()
    expect(said).toMatch(/^mishiori_database_up 1$/m)
    expect(said).toMatch(/^mishiori_jobs_waiting\{queue="email-code"\} 0$/m)
    expect(said).toMatch(/^mishiori_jobs_oldest\{queue="tidy-up"\} \d/m)
    expect(said).toMatch(/^mishiori_jobs_failed\{queue="contact-message"\} 0$/m)
    expect(said).toMatch(/^mishiori_database_connections\{state="active"\} [1-9]/m)
    expect(said).toMatch(/^mishiori_database_size [1-9]\d{6}/m)
    expect(said).toMatch(/^nodejs_eventloop_delay_p99 \d/m)
    expect(said).toMatch(/^process_memory_usage [1-9]\d{7}/m)
  })

  it('tells which of the two answers searches, where there is a search engine', async () => {
    const said = await scrape()
    expect(said).toMatch(/^mishiori_search_answers_total\{by="engine"\} 3$/m)
    expect(said).toMatch(/^mishiori_search_answers_total\{by="database"\} 1$/m)
  })

  it('has whether the replica is read from, how far it is behind, and which database answered', async () => {
    const said = await scrape()
    expect(said).toMatch(/^mishiori_replica_used 1$/m)
    expect(said).toMatch(/^mishiori_replica_lag 0\.25$/m)
    expect(said).toMatch(/^mishiori_replica_reads_total\{database="replica"\} 7$/m)
    expect(said).toMatch(/^mishiori_replica_reads_total\{database="primary"\} 2$/m)
  })

  it('counts pages from the cache, and times those that are rendered', async () => {
    const measures = measurePages(telemetry.meter)
    measures.countLookUp(true)
    measures.countLookUp(false)
    await measures.render(async () => 'a page')
    await expect(measures.render(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
    const said = await scrape()
    expect(said).toMatch(/^mishiori_page_cache_lookups_total\{result="hit"\} 1$/m)
    expect(said).toMatch(/^mishiori_page_cache_lookups_total\{result="miss"\} 1$/m)
    expect(said).toMatch(/^mishiori_page_render_duration_count 2$/m)
  })

  it.each(['alerts.yaml', 'dashboard.json'])('has every metric that %s asks for', async (file) => {
    const asked = readDocument(`monitoring/${file}`)
    const names = new Set(asked.match(/\b(?:http_server|mishiori|nodejs|process|v8js)_[a-z0-9_]+/g))
    const said = await scrape()
    expect(names.size).toBeGreaterThan(5)
    expect([...names].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(said))).toEqual([])
  })

  it('has a line for each alert in the manual of operators', () => {
    const alerts = [...readDocument('monitoring/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
    const lines = [...readDocument('operating.md').matchAll(/^\| `(Mishiori\w+)` \|/gm)].map(([, name]) => name)
    expect(alerts.length).toBeGreaterThan(5)
    expect(lines.toSorted()).toEqual(alerts.toSorted())
  })

  it('says that the port is taken', async () => {
    const again = startTelemetry({ metrics: { host: '127.0.0.1', port }, otlpUrl: null, tracedShare: 0 }, 'all')
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

it('says that the database does not answer, and waits for it no longer than a second', async () => {
  const silent = createSocketServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address() as AddressInfo
  const client = connect({ host: '127.0.0.1', port: address.port, user: 'app', database: 'none' }, { max: 1 })
  const port = await freePort()
  const telemetry = await startTelemetry({ metrics: { host: '127.0.0.1', port }, otlpUrl: null, tracedShare: 0 }, 'all')
  measureDatabase(telemetry.meter, drizzle(client))
  const said = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(said).toMatch(/^mishiori_database_up 0$/m)
  expect(said).not.toContain('mishiori_jobs_waiting{')
  await telemetry.close()
  await client.end({ timeout: 0 })
  silent.close()
})

describe('a collector', () => {
  const PARENT = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }

  it.each([
    ['is sent a span for each request, with its request id', false],
    ['is sent it as a part of the trace of a trusted proxy', true],
  ])('%s', async (_, trustProxy) => {
    const collector = await aCollector()
    const telemetry = await startTelemetry({ metrics: null, otlpUrl: collector.url, tracedShare: 1 }, 'all')
    const test = await buildTestApp({ trustProxy }, undefined, undefined, { telemetry })
    const { headers } = await test.aGuest().fetch('/api/v1/routes/4711', { headers: PARENT })
    await test.close()
    await telemetry.close()
    collector.close()
    expect(collector.paths).toContain('/v1/metrics')
    expect(collector.spans).toHaveLength(1)
    const [span] = collector.spans
    expect(span?.name).toBe('GET /api/v1/routes/:id')
    const requestId = span?.attributes.find(({ key }) => key === 'http.request.id')?.value
    expect(requestId).toEqual({ stringValue: headers.get('x-request-id') })
    expect(span?.traceId === '0af7651916cd43dd8448eb211c80319c').toBe(trustProxy)
    expect(JSON.stringify(span)).not.toContain('4711')
  })

  it('that is not there holds up neither requests nor the end of the process', async () => {
    const url = `http://127.0.0.1:${await freePort()}`
    const telemetry = await startTelemetry({ metrics: null, otlpUrl: url, tracedShare: 1 }, 'all')
    const test = await buildTestApp({}, undefined, undefined, { telemetry })
    expect((await test.aGuest().fetch('/api/health', {})).status).toBe(200)
    await test.close()
    const startedAt = performance.now()
    await telemetry.close()
    expect(performance.now() - startedAt).toBeLessThan(10_000) // in which a process that is told to end has to end
  })
})

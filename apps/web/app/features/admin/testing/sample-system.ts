import type { System } from '../system/system-view.ts'

/** An instance that fares well. */
export const aSystem = (over: Partial<System> = {}): System => ({
  process: {
    host: 'web-1',
    pid: 4127,
    node: 'v24.21.0',
    startedAt: '2026-11-28T21:04:00.000Z',
    memoryBytes: 412_000_000,
    utilization: 0.18,
  },
  requests: {
    minutes: 15,
    count: 18_402,
    errors: 2,
    p50Ms: 10,
    p95Ms: 100,
    routes: [
      { method: 'GET', route: '/*', count: 9_120, errors: 0, p95Ms: 100 },
      { method: 'GET', route: '/api/v1/routes/:id', count: 4_310, errors: 0, p95Ms: 25 },
      { method: 'PUT', route: '/api/v1/routes/:id', count: 212, errors: 2, p95Ms: null },
    ],
    keptShare: 0.91,
  },
  database: {
    version: '18.4',
    bytes: 1_640_000_000,
    connections: [
      { state: 'active', count: 2 },
      { state: 'idle', count: 14 },
    ],
    tables: [
      { name: 'article_maps', rows: 50_213, bytes: 812_000_000 },
      { name: 'article_search', rows: 41_877, bytes: 301_000_000 },
    ],
    queues: [
      { name: 'email-code', waiting: 0, oldestSeconds: 0, failed: 0 },
      { name: 'tidy-up', waiting: 0, oldestSeconds: 0, failed: 0 },
    ],
  },
  storage: { kind: 'disk', freeBytes: 52_000_000_000, totalBytes: 98_000_000_000 },
  ...over,
})

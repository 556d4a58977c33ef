import type { Meter } from '@opentelemetry/api'
import type { RecentRequests } from '../../platform/telemetry/recent-requests.ts'

/** Seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

export interface PageMeasures {
  /** Of a page that guests share: whether it was kept. */
  countLookUp(isKept: boolean): void
  /** Times the rendering of one page. */
  render<T>(work: () => Promise<T>): Promise<T>
}

/** @param recent remembers the look-ups too. */
export function measurePages(meter: Meter, recent?: Pick<RecentRequests, 'countPage'>): PageMeasures {
  const lookUps = meter.createCounter('mishiori.page_cache.lookups', {
    unit: '{page}',
    description: 'Pages that guests share, looked up in the cache',
  })
  const durations = meter.createHistogram('mishiori.page.render.duration', {
    unit: 's',
    description: 'Time from the request for a page to its HTML, where it was rendered',
    advice: { explicitBucketBoundaries: BUCKETS },
  })
  return {
    countLookUp(isKept) {
      lookUps.add(1, { result: isKept ? 'hit' : 'miss' })
      recent?.countPage(isKept)
    },
    async render(work) {
      const startedAt = performance.now()
      try {
        return await work()
      } finally {
        durations.record((performance.now() - startedAt) / 1000)
      }
    },
  }
}

import { encodePolyline } from '@mishiori/map-document'
import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { httpClient } from '../server/load.ts'
import { type ProductServer, startProduct } from '../server/product-server.ts'
import { median, quantile } from '../stats.ts'
import { drawElevationFolder, type ElevationFolder } from './bare-elevations.ts'

const ROUNDS = 100
const WARM_UP_ROUNDS = 20
/** Decoding is most of both; the product adds HTTP, a polyline in and out, and JSON. */
const TARGET = 2
/** Positions are rounded to a metre on their way. */
const SAME_METERS = 3

export const elevationBenchmark: Benchmark = {
  name: 'geo.elevation',
  async run(report) {
    let product: ProductServer | undefined
    let elevations: ElevationFolder | undefined
    try {
      elevations = await drawElevationFolder(ROUNDS + WARM_UP_ROUNDS)
      product = await startProduct({ ELEVATION: elevations.setting })
      const send = await elevationSender(product.origin, elevations)
      const { lookUp } = elevations
      // No row is requested twice, so that no tile was decoded before.
      const runs = { bare: [] as number[], product: [] as number[] }
      for (let row = 0; row < WARM_UP_ROUNDS + ROUNDS; row++) {
        const [bare, answered] = [await timeOf(() => lookUp(row)), await timeOf(() => send(row))]
        assertSame(bare.result, answered.result)
        if (row < WARM_UP_ROUNDS) continue
        runs.bare.push(bare.ms)
        runs.product.push(answered.ms)
      }
      for (const [name, times] of Object.entries(runs)) {
        report(`${name}: median ${median(times).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`)
      }
      const result = (name: string, of: (times: readonly number[]) => number) =>
        lessIsBetter({ name, unit: 'ms', value: of(runs.product), bound: of(runs.bare), target: TARGET })
      return [result('geo.elevation', median), result('geo.elevation.p95', (times) => quantile(times, 0.95))]
    } finally {
      await product?.stop()
      elevations?.delete()
    }
  },
}

/** Asks as a page of the product does: with the token that every change repeats. */
async function elevationSender(origin: string, elevations: ElevationFolder) {
  const token = await fetch(`${origin}/api/sanctum/csrf-cookie`)
  const cookies = token.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const client = httpClient({
    'content-type': 'application/json',
    cookie: cookies.join('; '),
    'x-xsrf-token': decodeURIComponent(xsrf),
    'x-requested-with': 'XMLHttpRequest',
  })
  return async (row: number): Promise<readonly (number | null)[]> => {
    const body = JSON.stringify({ path: encodePolyline(elevations.line(row)) })
    const answer = await client.post(`${origin}/api/v1/elevations`, body)
    const found: { elevationsMeters: (number | null)[] } = JSON.parse(answer.body.toString()) // as the contract says
    return found.elevationsMeters
  }
}

async function timeOf<T>(once: () => Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const start = performance.now()
  const result = await once()
  return { ms: performance.now() - start, result }
}

/** @throws when the product returns other elevations. */
function assertSame(expected: readonly number[], found: readonly (number | null)[]): void {
  const isSame = expected.every((meters, index) => Math.abs(meters - (found[index] ?? Number.NaN)) <= SAME_METERS)
  if (expected.length !== found.length || !isSame) throw new Error('the elevations differ')
}

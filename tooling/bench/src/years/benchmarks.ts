import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { logIn } from '@repo/product'
import { type Benchmark, isSmoke, lessIsBetter, type Result } from '../benchmark.ts'
import { residentMemory } from '../resident-memory.ts'
import { WITHOUT_ENGINE } from '../search/seeded-data.ts'
import { httpClient, measureRate } from '../server/load.ts'
import { withProduct } from '../server/with-product.ts'
import { seedYears, TRACKS } from './seed-years.ts'

const LIMITS = { sumsMs: 25, exportMegabytes: 100 }
const QUESTIONS = { list: '/v1/self/years', year: '/v1/self/years/2026', all: '/v1/self/years/all' }

/** Formats, and what each track of a file begins with. */
const EXPORTS = { gpx: '<trk>', geojson: '"type":"Feature",' }

/** Years of somebody with 5,000 tracks and 10,000 logs, of a million. */
export const yearsBenchmark: Benchmark = {
  name: 'years',
  isOnDemand: true,
  run: (report) =>
    withProduct(async (product) => {
      const { origin, pid } = product
      const sql = product.openDatabase()
      const [user] = await sql`select id from users order by id limit 1`
      const headers = await logIn(sql, origin, Number(user?.id))
      const start = performance.now()
      // Places that are made of another gazetteer are looked up again, beside what is measured.
      for (let loads = 0; loads < 2; loads = (await sql`select from gazetteer_loads`).length) await sleep(200)
      const one = await sql.reserve()
      await seedYears(one, Number(user?.id))
      one.release()
      await sql.end()
      report(`seeded in ${((performance.now() - start) / 1000).toFixed()} s`)
      const client = httpClient(headers)
      const results: Result[] = []
      for (const [name, path] of Object.entries(QUESTIONS)) {
        const rate = await measureRate(() => client.get(`${origin}/api${path}`), { lanes: 1, ms: 3_000 })
        report(`${path}: median ${rate.medianMs.toFixed(1)} ms, p95 ${rate.p95Ms.toFixed(1)} ms`)
        const measured = { unit: 'ms', value: rate.p95Ms, bound: LIMITS.sumsMs, target: 1 }
        results.push(lessIsBetter({ name: `years.${name}.p95`, ...measured }))
      }
      client.close()
      for (const [format, mark] of Object.entries(EXPORTS)) {
        const url = `${origin}/api/v1/self/years/all/export?format=${format}`
        const value = await exportMemoryMb(url, mark, { cookie: headers.cookie, pid })
        const name = `years.export.${format}.memory`
        if (value !== null)
          results.push(lessIsBetter({ name, unit: 'MB', value, bound: LIMITS.exportMegabytes, target: 1 }))
      }
      return results
    }, WITHOUT_ENGINE),
}

/** How far the server's memory grows meanwhile, after one that compiled all code; null where the system does not tell. */
async function exportMemoryMb(
  url: string,
  mark: string,
  { cookie, pid }: { readonly cookie: string; readonly pid: number },
): Promise<number | null> {
  for (let round = 0; ; round++) {
    await sleep(isSmoke ? 0 : 2_000)
    const before = residentMemory(pid)
    if (before) writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const answer = await fetch(url, { headers: { cookie } })
    let tracks = 0
    for await (const part of answer.body ?? []) tracks += Buffer.from(part).toString('latin1').split(mark).length - 1
    if (tracks < TRACKS * 0.99) throw new Error(`the file has ${tracks} of ${TRACKS} tracks`) // one may be cut between parts
    const after = residentMemory(pid)
    if (!before || !after) return null
    if (round > 0) return after.peakMb - before.nowMb
  }
}

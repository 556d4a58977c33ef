import { encodePolyline, type Position } from '@mishiori/map-document'
import { logIn, type ProductServer } from '@repo/product'
import { amount, type Benchmark, lessIsBetter } from '../benchmark.ts'
import { liveMapMs } from '../reading/live-map.ts'
import { slowPhone } from '../reading/slow-phone.ts'
import { findArticle } from '../server/load.ts'
import { withProduct } from '../server/with-product.ts'
import { middle, takeTurns } from '../stats.ts'

const ROUNDS = amount(5, 1)
const STAGES = amount(30, 3)
const KILOMETERS = 2_000
const POINTS = 1_000
/** Of an article of one day, in the same run. */
const TARGETS = { lcp: 1.15, map: 2 }

/** A long journey beside an article: until it can be read on a slow phone, and until its map is shown. */
export const journeysBenchmark: Benchmark = {
  name: 'journeys',
  run: (report) =>
    withProduct(async (product) => {
      const article = product.origin + (await findArticle(product.origin))
      const journey = product.origin + (await createJourney(product))
      const runs = await takeTurns(['article', 'journey'] as const, ROUNDS, async (name) => {
        const lcp = await largestPaintMs(name === 'article' ? article : journey)
        const map = await (name === 'article' ? liveMapMs(article, '#map button') : liveMapMs(journey))
        report(`${name}: largest paint ${lcp.toFixed()} ms, map ${map.toFixed()} ms`)
        return { lcp, map }
      })
      return (['lcp', 'map'] as const).map((figure) => {
        const [value, bound] = [middle(runs.journey, (run) => run[figure]), middle(runs.article, (run) => run[figure])]
        return lessIsBetter({ name: `journeys.${figure}`, unit: 'ms', value, bound, target: TARGETS[figure] })
      })
    }),
}

async function largestPaintMs(url: string): Promise<number> {
  const phone = await slowPhone()
  try {
    return (await phone.open(url)).vitals.largestAt
  } finally {
    await phone.close()
  }
}

/** Of a stage a day, each on an article of its own. @returns its path. */
async function createJourney({ origin, openDatabase }: ProductServer): Promise<string> {
  const sql = openDatabase()
  const [user] = await sql`select id from users order by id limit 1`
  const headers = { ...(await logIn(sql, origin, Number(user?.id))), 'content-type': 'application/json' }
  await sql.end()
  const create = async (path: string, body: object): Promise<number> => {
    const answer = await fetch(`${origin}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { id: number }).id // as the contract says
  }
  const entries: object[] = []
  for (let day = 0; day < STAGES; day++)
    entries.push({ kind: 'stage', article_id: await create('/routes', stage(day)), note: '川ぞいの道を行く。' })
  const texts = { title: '日本を縦に歩く', summary: '北から南まで、ひと月の旅。' }
  const id = await create('/self/journeys', {
    kind: 'journey',
    state: 'public',
    starts_on: '2026-10-01',
    ...texts,
    entries,
  })
  return `/journeys/${id}`
}

/** A winding way to the south-west, where the last one ended. */
function stage(day: number): object {
  const degrees = KILOMETERS / STAGES / 125 // with the windings
  const path = Array.from({ length: POINTS + 1 }, (_, at): Position => {
    const along = (day + at / POINTS) * degrees
    return [141.3 - along * 0.5 + Math.sin(at / 9) * 0.004, 43 - along * 0.8 + Math.cos(at / 7) * 0.004]
  })
  const elevations = path.map((_, at) => Math.round(400 + 300 * Math.sin(at / 80 + day)))
  const line = { objectType: 'LINE', name: '道', text: '', color: '#DB0730', isMain: true, tmpId: `line-${day}` }
  return {
    title: `${day + 1}日目の道`,
    summary: '',
    tag: [],
    is_draft: false,
    private_mode: null,
    thumbnail_path: null,
    context: { version: 1, blocks: [{ type: 'paragraph', text: '朝から夕方まで歩いた。' }] },
    layer: [{ id: 'layer-1', name: 'layer 1', objects: [{ ...line, elevations, path: encodePolyline(path) }] }],
  }
}

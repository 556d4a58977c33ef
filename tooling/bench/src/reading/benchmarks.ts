import { type Benchmark, isSmoke, lessIsBetter, type Result } from '../benchmark.ts'
import { findArticle } from '../server/load.ts'
import { withProduct } from '../server/with-product.ts'
import { median, takeTurns } from '../stats.ts'
import { readWithoutScripts } from './article-text.ts'
import { openMap, type ShownMap } from './open-map.ts'
import { type Opened, slowPhone } from './slow-phone.ts'
import { serveStatic } from './static-site.ts'
import { blockedMs } from './vitals.ts'

const ROUNDS = 5
const LARGEST_PAINT = { target: 1.5, aim: 1.15 }
const GATES = { blockedMs: 150, requests: 14, shift: 0.01, mapShownMs: 600 }
const AIMS = { blockedMs: 50, requests: 10 }

/** The time until an article can be read on a slow phone, compared with a hand-written page of the same text and picture. */
export const readingBenchmark: Benchmark = {
  name: 'web.reading',
  run: (report) =>
    withProduct(async ({ origin }) => {
      const url = origin + (await findArticle(origin))
      const text = await readWithoutScripts(url)
      const site = await serveStatic(text)
      try {
        const runs = await takeTurns(['static', 'product'] as const, ROUNDS, async (name) => {
          const opened = await openOnce(name === 'static' ? site.url : url)
          report(`${name}: ${describe(opened)}`)
          if (name === 'product') prove(opened, text.lines)
          return opened
        })
        const { map } = await takeTurns(['map'], ROUNDS, async () => {
          const shown = await openMap(url)
          report(`map: ${JSON.stringify(shown)}`)
          return shown
        })
        return resultsOf(runs, map)
      } finally {
        await site.stop()
      }
    }),
}

interface Reading extends Opened {
  readonly text: string
}

async function openOnce(url: string): Promise<Reading> {
  const phone = await slowPhone()
  try {
    const opened = await phone.open(url)
    return { ...opened, text: (await phone.page.locator('body').textContent()) ?? '' }
  } finally {
    await phone.close()
  }
}

function describe({ vitals, requests }: Opened): string {
  const { paintedAt, largestAt, largest, shift } = vitals
  const times = `first paint ${paintedAt.toFixed()} ms, largest ${largestAt.toFixed()} ms (${largest})`
  return `${times}, blocked ${blockedMs(vitals).toFixed()} ms, moved ${shift.toFixed(4)}, ${requests.length} requests`
}

function prove({ vitals, earlyFonts, text }: Reading, lines: readonly string[]): void {
  // What comes first depends on how busy the machine is: it is judged where it is measured.
  if (!isSmoke && !vitals.isOfArticle) throw new Error(`the largest paint is no part of the article: ${vitals.largest}`)
  if (!isSmoke && earlyFonts.length > 0) throw new Error(`fonts come before the article: ${earlyFonts.join()}`)
  const lost = lines.find((line) => !text.includes(line))
  if (lost !== undefined) throw new Error(`without scripts there is "${lost}", with them there is not`)
}

function resultsOf(
  { static: bare, product }: Readonly<Record<'static' | 'product', readonly Opened[]>>,
  maps: readonly ShownMap[],
): readonly Result[] {
  const largestAt = (runs: readonly Opened[]) => median(runs.map(({ vitals }) => vitals.largestAt))
  const shift = Math.max(...product.map(({ vitals }) => vitals.shift), ...maps.map((map) => map.shift))
  const gate = (name: string, unit: string, value: number, limits: { bound: number; aim?: number }) =>
    lessIsBetter({ name: `web.reading.${name}`, unit, value, ...limits, target: 1 })
  return [
    lessIsBetter({
      name: 'web.reading.lcp',
      unit: 'ms',
      value: largestAt(product),
      bound: largestAt(bare),
      target: LARGEST_PAINT.target,
      aim: LARGEST_PAINT.aim * largestAt(bare),
    }),
    gate('tbt', 'ms', median(product.map(({ vitals }) => blockedMs(vitals))), {
      bound: GATES.blockedMs,
      aim: AIMS.blockedMs,
    }),
    gate('requests', 'requests', median(product.map(({ requests }) => requests.length)), {
      bound: GATES.requests,
      aim: AIMS.requests,
    }),
    gate('cls', 'shift', shift, { bound: GATES.shift }),
    gate('map-shown', 'ms', median(maps.map(({ preparedMs }) => preparedMs)), { bound: GATES.mapShownMs }),
  ]
}

import { amount, type Benchmark, lessIsBetter } from '../benchmark.ts'
import { inPage, type OpenPage } from '../browser/chromium.ts'
import { retainedBytes } from '../browser/heap.ts'
import { bundle, withPages } from '../browser/page-server.ts'
import { remote } from '../browser/remote.ts'
import type { CyclesPage } from './cycles-page.tsx'

const WARM_UP = amount(20, 2)
const CYCLES = amount(200, 2)

interface Retained {
  readonly heapMB: number
  readonly listeners: number
  readonly nodes: number
}

/** What a page still holds after 200 editors were opened and closed in it, beside what it held after the first twenty. */
export const cyclesBenchmark: Benchmark = {
  name: 'editor.open-close',
  async run(report) {
    const scripts = { cycles: await bundle(new URL('./cycles-page.tsx', import.meta.url)) }
    return withPages(scripts, (pageOf) =>
      inPage(pageOf('cycles'), async (open) => {
        const lost = countLostContexts(open)
        const call = await remote<CyclesPage>(open)
        await call('cycle', WARM_UP)
        const before = await retained(open)
        await call('cycle', CYCLES)
        const after = await retained(open)
        report(`after ${WARM_UP} ${JSON.stringify(before)}, after ${CYCLES} more ${JSON.stringify(after)}`)
        if (lost() > 0) throw new Error(`the browser took ${lost()} WebGL contexts away`)
        return [
          figure('heap', 'MB', after.heapMB, before.heapMB, 1.05),
          figure('listeners', 'listeners', after.listeners, before.listeners, 1),
          figure('nodes', 'nodes', after.nodes, before.nodes, 1.05),
        ]
      }),
    )
  },
}

const figure = (name: string, unit: string, value: number, bound: number, target: number) =>
  lessIsBetter({ name: `editor.open-close.${name}`, unit, value, bound, target })

async function retained(open: OpenPage): Promise<Retained> {
  await open.page.waitForTimeout(500)
  const heapMB = Math.round((await retainedBytes(open)) / 1e4) / 100
  const { metrics } = await open.cdp.send('Performance.getMetrics')
  const metric = (metricName: string) => metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN
  return { heapMB, listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
}

/** The browser keeps sixteen contexts; one more makes it take the oldest away, which it says in the console. */
function countLostContexts({ page }: OpenPage): () => number {
  let count = 0
  page.on('console', (message) => {
    if (/WebGL contexts|CONTEXT_LOST/.test(message.text())) count += 1
  })
  return () => count
}

import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { type OpenPage, openPage } from '../browser/chromium.ts'
import { bundle, servePages } from '../browser/page-server.ts'
import { median, takeTurns } from '../stats.ts'
import { dragVertex, openScene } from './workloads.ts'

const ROUNDS = 5
const CONTESTANTS = { limit: 'limit-whole.ts', overlay: 'limit-overlay.ts', mishiori: 'mishiori.tsx' } as const
type ContestantName = keyof typeof CONTESTANTS

/** Runs a workload for each contestant in turns, every time in a fresh browser. */
async function compare<T>(
  names: readonly ContestantName[],
  workload: (open: OpenPage) => Promise<T>,
  report: (line: string) => void,
) {
  const scripts = await Promise.all(names.map(async (name) => [name, await bundleContestant(name)] as const))
  const server = await servePages(Object.fromEntries(scripts))
  try {
    return await takeTurns(names, ROUNDS, async (name) => {
      const open = await openPage(`${server.origin}/page/${name}`)
      try {
        const figures = await workload(open)
        if (open.errors.length > 0) throw new Error(`${name}: ${open.errors.join('; ')}`)
        report(`${name} ${JSON.stringify(figures)}`)
        return figures
      } finally {
        await open.browser.close()
      }
    })
  } finally {
    server.stop()
  }
}

function bundleContestant(name: ContestantName): Promise<string> {
  const chosen = new URL(`./contestants/${CONTESTANTS[name]}`, import.meta.url)
  return bundle(new URL('./page.ts', import.meta.url), { './contestants/chosen.ts': chosen.pathname })
}

export const openBenchmark: Benchmark = {
  name: 'editor.open-1000',
  async run(report) {
    const runs = await compare(['limit', 'mishiori'], openScene, report)
    const figure = (name: 'limit' | 'mishiori', key: 'wallMs' | 'cpuMs') => median(runs[name].map((run) => run[key]))
    return [
      lessIsBetter({
        name: 'editor.open-1000',
        unit: 'ms',
        value: figure('mishiori', 'wallMs'),
        bound: figure('limit', 'wallMs'),
        target: 1.2,
      }),
      lessIsBetter({
        name: 'editor.open-1000.cpu',
        unit: 'ms',
        value: figure('mishiori', 'cpuMs'),
        bound: figure('limit', 'cpuMs'),
        target: 1.3,
      }),
    ]
  },
}

export const dragBenchmark: Benchmark = {
  name: 'editor.drag-5000',
  async run(report) {
    const runs = await compare(['limit', 'overlay', 'mishiori'], dragVertex, report)
    const figure = (name: ContestantName, key: 'medianMs' | 'p95Ms' | 'selectMs') =>
      median(runs[name].map((run) => run[key]))
    return [
      lessIsBetter({
        name: 'editor.drag-5000',
        unit: 'ms',
        value: figure('mishiori', 'medianMs'),
        bound: figure('overlay', 'medianMs'),
        target: 3,
      }),
      lessIsBetter({
        name: 'editor.drag-5000.p95',
        unit: 'ms',
        value: figure('mishiori', 'p95Ms'),
        bound: figure('mishiori', 'medianMs'),
        target: 2,
      }),
    ]
  },
}

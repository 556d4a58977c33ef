import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { inPage } from '../browser/chromium.ts'
import { bundle, withPages } from '../browser/page-server.ts'
import { type Call, remote } from '../browser/remote.ts'
import { median, takeTurns } from '../stats.ts'
import type { LeavingPage } from './leaving-page.tsx'

const ROUNDS = 5

/** What is left, and how it is brought there. */
const LEFT = {
  words: (call: Call<LeavingPage>) => call('openWords'),
  resting: (call: Call<LeavingPage>) => call('openEditor'),
  drawing: async (call: Call<LeavingPage>) => {
    await call('openEditor')
    await call('zoom')
  },
} as const

/** How long the next page takes when an editor with 500,000 points is left for it, at rest and while its map draws. */
export const leaveBenchmark: Benchmark = {
  name: 'editor.leave',
  async run(report) {
    const scripts = { leaving: await bundle(new URL('./leaving-page.tsx', import.meta.url)) }
    const { words, resting, drawing } = await withPages(scripts, (pageOf) =>
      takeTurns(['words', 'resting', 'drawing'], ROUNDS, async (name) => {
        const shownMs = await inPage(pageOf('leaving'), async (open) => {
          const call = await remote<LeavingPage>(open)
          await LEFT[name](call)
          return call('leave')
        })
        report(`${name} ${Math.round(shownMs)} ms`)
        return shownMs
      }),
    )
    const bound = median(words)
    return [
      lessIsBetter({ name: 'editor.leave', unit: 'ms', value: median(resting), bound, target: 2 }),
      lessIsBetter({ name: 'editor.leave.drawing', unit: 'ms', value: median(drawing), bound, target: 2 }),
    ]
  },
}

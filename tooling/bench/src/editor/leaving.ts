import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { openPage } from '../browser/chromium.ts'
import { bundle, pageOf, servePages } from '../browser/page-server.ts'
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
    const server = await servePages({ leaving: await bundle(new URL('./leaving-page.tsx', import.meta.url)) })
    try {
      const { words, resting, drawing } = await takeTurns(['words', 'resting', 'drawing'], ROUNDS, async (name) => {
        const open = await openPage(pageOf(server, 'leaving'))
        try {
          const call = await remote<LeavingPage>(open)
          await LEFT[name](call)
          const shownMs = await call('leave')
          if (open.errors.length > 0) throw new Error(`${name}: ${open.errors.join('; ')}`)
          report(`${name} ${Math.round(shownMs)} ms`)
          return shownMs
        } finally {
          await open.browser.close()
        }
      })
      const bound = median(words)
      return [
        lessIsBetter({ name: 'editor.leave', unit: 'ms', value: median(resting), bound, target: 2 }),
        lessIsBetter({ name: 'editor.leave.drawing', unit: 'ms', value: median(drawing), bound, target: 2 }),
      ]
    } finally {
      server.stop()
    }
  },
}

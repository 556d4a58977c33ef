import { inPage, type OpenPage } from '../browser/chromium.ts'
import { bundle, withPages } from '../browser/page-server.ts'
import { takeTurns } from '../stats.ts'

const ROUNDS = 5
const PAGE = new URL('./page.ts', import.meta.url)
const EDITOR = new URL('./contestants/mishiori.tsx', import.meta.url)

/** Runs a workload with the editor and with the limit in turns, every time in a fresh browser. */
export async function compare<T, Name extends 'limit' | 'mishiori'>(
  workload: (open: OpenPage) => Promise<T>,
  report: (line: string) => void,
  names: readonly Name[],
) {
  const scripts = {
    limit: await bundle(PAGE),
    mishiori: await bundle(PAGE, { './contestants/limit.ts': EDITOR.pathname }),
  }
  return withPages(scripts, (pageOf) =>
    takeTurns(names, ROUNDS, async (name) => {
      const figures = await inPage(pageOf(name), workload)
      report(`${name} ${JSON.stringify(figures)}`)
      return figures
    }),
  )
}

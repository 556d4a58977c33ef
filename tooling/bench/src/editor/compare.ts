import { type OpenPage, openPage } from '../browser/chromium.ts'
import { bundle, pageOf, servePages } from '../browser/page-server.ts'
import { takeTurns } from '../stats.ts'

const ROUNDS = 5
const CONTESTANTS = {
  limit: 'limit-whole.ts',
  overlay: 'limit-overlay.ts',
  mishiori: 'mishiori.tsx',
} as const
type ContestantName = keyof typeof CONTESTANTS

/** Runs a workload for each contestant in turns, every time in a fresh browser. */
export async function compare<Name extends ContestantName, T>(
  names: readonly Name[],
  workload: (open: OpenPage) => Promise<T>,
  report: (line: string) => void,
): Promise<Readonly<Record<Name, readonly T[]>>> {
  const scripts = await Promise.all(names.map(async (name) => [name, await bundleContestant(name)] as const))
  const server = await servePages(Object.fromEntries(scripts))
  try {
    return await takeTurns(names, ROUNDS, async (name) => {
      const open = await openPage(pageOf(server, name))
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

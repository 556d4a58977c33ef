import type { Config } from './config.ts'
import { connectSearchEngine } from './modules/route-articles/search/create-article-search.ts'
import { CommandProblem } from './platform/command-problem.ts'
import type { Database } from './platform/database.ts'
import { runOperatorCommand } from './process/operator-command.ts'

const USAGE = `npm run search -- rebuild  copies all articles to a new index of the search engine of SEARCH_URL, which then takes over`
const PRINT_EVERY = 1_000

await runOperatorCommand(() => prepare(process.argv.slice(2)))

function prepare([command, ...rest]: readonly string[]): (db: Database, config: Config) => Promise<string> {
  if (command !== 'rebuild' || rest.length > 0) throw new CommandProblem(USAGE)
  return async (db, { searchEngine }) => {
    if (searchEngine === null) throw new CommandProblem('SEARCH_URL names no search engine (docs/configuration.md).')
    const { feed } = connectSearchEngine(db, searchEngine, console.error)
    const { signal } = new AbortController()
    const copied = await feed.rebuild(signal, (done) => {
      if (done % PRINT_EVERY === 0) process.stdout.write(`${done} articles\n`)
    })
    if (copied === null) throw new CommandProblem('Another process builds an index already. Wait until it has.')
    return `The search engine has a new index of ${copied} articles.`
  }
}

import { type Config, readConfig } from './config.ts'
import { createModerationService } from './modules/route-articles/moderation/moderation.service.ts'
import { parseModerationCommand } from './modules/route-articles/moderation/moderation-command.ts'
import { ModerationProblem } from './modules/route-articles/moderation/moderation-problem.ts'
import { createPostgresArticleSearch } from './modules/route-articles/search/postgres-article-search.ts'
import { createAuthorsService } from './modules/users/authors.service.ts'
import { createPageInvalidation } from './platform/page-invalidation.ts'
import { withDatabase } from './process/command-database.ts'
import { explainStartFailure } from './process/messages.ts'

/** PostgreSQL's. */
const UNDEFINED_TABLE = '42P01'

await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<void> {
  let config: Config | undefined
  try {
    const command = parseModerationCommand(args)
    config = readConfig(process.env, [])
    const said = await withDatabase(config, (db) =>
      command(
        createModerationService({
          db,
          search: createPostgresArticleSearch(db),
          authors: createAuthorsService(),
          pages: createPageInvalidation(db),
        }),
      ),
    )
    process.stdout.write(`${said}\n`)
  } catch (error) {
    console.error(`\n${explain(error, config)}\n`)
    process.exitCode = 1
  }
}

function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof ModerationProblem) return error.message
  const reason = unwrapped(error)
  if (reason instanceof Error && 'code' in reason && reason.code === UNDEFINED_TABLE) {
    return 'This is not the database of a product that was started.'
  }
  if (config) return explainStartFailure(reason, config)
  return reason instanceof Error ? reason.message : String(reason)
}

/** What the database or the network said, which comes wrapped in the query. */
function unwrapped(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}

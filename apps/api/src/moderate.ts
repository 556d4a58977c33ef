import { createModerationService } from './modules/route-articles/moderation/moderation.service.ts'
import { parseModerationCommand } from './modules/route-articles/moderation/moderation-command.ts'
import { ModerationProblem } from './modules/route-articles/moderation/moderation-problem.ts'
import { createPostgresArticleSearch } from './modules/route-articles/search/postgres-article-search.ts'
import { createAuthorsService } from './modules/users/authors.service.ts'
import { createPageInvalidation } from './platform/page-invalidation.ts'
import { runOperatorCommand } from './process/operator-command.ts'

await runOperatorCommand(() => {
  const command = parseModerationCommand(process.argv.slice(2))
  return (db) =>
    command(
      createModerationService({
        db,
        search: createPostgresArticleSearch(db),
        authors: createAuthorsService(),
        pages: createPageInvalidation(db),
      }),
    )
}, ModerationProblem)

import { createCommentWritingService } from './modules/comments/comment-writing.service.ts'
import { createCommentsService } from './modules/comments/comments.service.ts'
import { createFavoritesService } from './modules/favorites/favorites.service.ts'
import { createHazardsService } from './modules/hazards/hazards.service.ts'
import { createStocksService } from './modules/stocks/stocks.service.ts'
import { createWalkLogWritingService } from './modules/walk-logs/walk-log-writing.service.ts'
import { createWalkLogsService } from './modules/walk-logs/walk-logs.service.ts'
import { createYearTracksService } from './modules/years/tracks.service.ts'
import { createYearFilesService } from './modules/years/year-files.service.ts'
import { createYearsService } from './modules/years/years.service.ts'
import type { AppSettings } from './settings.ts'

type ContributionParts = Parameters<typeof createFavoritesService>[0] &
  Parameters<typeof createYearFilesService>[0] &
  Omit<Parameters<typeof createCommentWritingService>[0], 'commentsBeforeLinks'>

/** What readers add to an article, which ones they keep, and what they did by year. */
export function createContributions(parts: ContributionParts, { commentsBeforeLinks }: AppSettings) {
  return {
    comments: createCommentsService(parts),
    commentWriting: createCommentWritingService({ ...parts, commentsBeforeLinks }),
    favorites: createFavoritesService(parts),
    hazards: createHazardsService(parts),
    stocks: createStocksService(parts),
    walkLogs: createWalkLogsService(parts),
    walkLogWriting: createWalkLogWritingService(parts),
    years: createYearsService(parts),
    yearFiles: createYearFilesService(parts),
    yearTracks: createYearTracksService(parts),
  }
}

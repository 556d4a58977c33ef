import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STRAVA_APP } from '@repo/strava-stand-in'
import { type ConnectionTarget, createDatabase } from '../../../platform/database.ts'
import { createFolderStorage } from '../../../platform/file-storage/file-storage.ts'
import { queueOnly } from '../../../platform/jobs/jobs.ts'
import { createPageInvalidation } from '../../../platform/page-invalidation.ts'
import { createFilesService } from '../../files/files.service.ts'
import { createHiddenAreas } from '../../private-places/hidden-areas.service.ts'
import { createPreviewKeys } from '../../route-articles/previews/preview-key.ts'
import { createRouteArticlesService } from '../../route-articles/route-articles.service.ts'
import { createPostgresArticleSearch } from '../../route-articles/search/postgres-article-search.ts'
import { createAuthorsService } from '../../users/authors.service.ts'
import { NO_WEBHOOKS } from '../../webhooks/webhook-events.service.ts'
import { createStrava, createStravaConnections } from '../create-strava.ts'

/** A worker of its own that does one import, until it is killed. */
const [, , target = '', baseUrl = '', secret = '', importId = ''] = process.argv
const connection: ConnectionTarget = JSON.parse(target)
const { db, close } = createDatabase(connection, { maxConnections: 2 })
const jobs = queueOnly(db)
const search = createPostgresArticleSearch(db)
const pages = createPageInvalidation(db)
const storage = createFolderStorage(mkdtempSync(join(tmpdir(), 'mishiori-child-')))
const report = (warning: string) => console.error(warning)
const routeArticles = createRouteArticlesService({
  db,
  search,
  publicUrl: 'http://localhost',
  labelPosition: async () => null,
  mayPublishStrava: false,
  report,
  files: createFilesService({ db, pages, storage }),
  authors: createAuthorsService(),
  pages,
  webhookEvents: NO_WEBHOOKS,
  hasFavorite: async () => false,
  isApart: async () => false,
  markStocked: async (_, articles) => [...articles],
  hazardStates: async () => [],
  previewKeyOf: createPreviewKeys(secret),
  hiddenAreas: createHiddenAreas(),
})
const parts = createStravaConnections({ db, jobs, secret, app: { ...STRAVA_APP, baseUrl }, report })
const trash = { deleteAtOnce: async () => {} }
await createStrava({ db, jobs, ...parts, routeArticles, trash, mayPublish: false }).importJob.work(Number(importId))
await close()

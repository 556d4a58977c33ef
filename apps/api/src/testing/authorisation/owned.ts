import { createArticle } from '../../modules/route-articles/testing/create-article.ts'
import { aTimelineDay } from '../../modules/timeline/testing/a-timeline-day.ts'
import { logWalk } from '../../modules/walk-logs/testing/a-walk.ts'
import { files } from '../../schema/files.table.ts'
import { journeyEntries, journeys } from '../../schema/journeys.table.ts'
import { privatePlaces } from '../../schema/private-places.table.ts'
import { stockCategories, stocks } from '../../schema/stocks.table.ts'
import { stravaImports } from '../../schema/strava.table.ts'
import { timelineDays, timelineImports } from '../../schema/timeline.table.ts'
import type { TestApp, TestUser } from '../build-test-app.ts'

const A_FILE = { name: 'a.png', extension: 'png', bytes: 1, width: 1, height: 1 } as const

/** The resources of the owner of a row. Only the owner can see the article: its link was never shared. */
export interface Owned {
  readonly owner: TestUser
  readonly articleId: string
  /** Of a public article. */
  readonly publicArticleId: string
  readonly fileId: string
  /** Of a private journey with one entry. */
  readonly journeyId: string
  readonly journeyEntryId: string
  readonly stockCategoryId: string
  readonly privatePlaceId: string
  /** Of their own article, which they keep. */
  readonly stockId: string
  readonly stravaImportId: string
  /** On their own article. */
  readonly walkLogId: string
  /** Of days that have not come. */
  readonly timelineImportId: string
  /** Of a day that is stored. */
  readonly timelineDate: string
}

export async function makeOwned(test: TestApp): Promise<Owned> {
  const owner = await test.aVerifiedUser()
  const { id } = await createArticle(owner, { private_mode: 'url' })
  const [file] = await test.db
    .insert(files)
    .values({ ...A_FILE, userId: owner.user.id, storedName: `${owner.user.name}.png` })
    .returning({ id: files.id })
  const userId = owner.user.id
  const [category] = await test.db
    .insert(stockCategories)
    .values({ userId, name: 'いつか', position: 0 })
    .returning({ id: stockCategories.id })
  const [stock] = await test.db.insert(stocks).values({ userId, articleId: id }).returning({ id: stocks.id })
  const [place] = await test.db
    .insert(privatePlaces)
    .values({ userId, name: '山荘', lng: 10, lat: 10, radiusMeters: 500 })
    .returning({ id: privatePlaces.id })
  const stocked = {
    privatePlaceId: String(place?.id),
    stockCategoryId: String(category?.id),
    stockId: String(stock?.id),
  }
  const shown = await createArticle(owner)
  const walk = await logWalk(owner, shown)
  const timeline = await makeTimeline(test, userId)
  const journey = await makeJourney(test, userId)
  const [started] = await test.db
    .insert(stravaImports)
    .values({ userId, mode: 'each', title: '', state: 'running' })
    .returning({ id: stravaImports.id })
  return {
    owner,
    ...timeline,
    ...journey,
    stravaImportId: String(started?.id),
    articleId: String(id),
    publicArticleId: String(shown.id),
    walkLogId: String(walk.id),
    fileId: String(file?.id),
    ...stocked,
  }
}

async function makeJourney({ db }: TestApp, userId: number) {
  const texts = { title: '三日の旅', summary: '' }
  const [journey] = await db
    .insert(journeys)
    .values({ userId, kind: 'journey', ...texts, state: 'private', shareToken: 'none' })
    .returning({ id: journeys.id })
  const [entry] = await db
    .insert(journeyEntries)
    .values({ journeyId: journey?.id ?? 0, kind: 'rest', position: 0, day: 1, note: '' })
    .returning({ id: journeyEntries.id })
  return { journeyId: String(journey?.id), journeyEntryId: String(entry?.id) }
}

async function makeTimeline({ db }: TestApp, userId: number) {
  const { date, time_zone: timeZone, segments } = aTimelineDay()
  const figures = { distanceMeters: 1, mainType: null, segments: JSON.stringify(segments), bytes: 1 }
  await db.insert(timelineDays).values({ userId, date, timeZone, ...figures })
  const span = { oldest: date, newest: date, total: 1 }
  const [row] = await db
    .insert(timelineImports)
    .values({ userId, state: 'before_upload', fileNames: ['Zeitachse.json'], replaces: false, ...span })
    .returning({ id: timelineImports.id })
  return { timelineImportId: String(row?.id), timelineDate: date }
}

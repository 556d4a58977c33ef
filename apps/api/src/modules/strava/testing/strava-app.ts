import type { StravaImport } from '@repo/contract'
import {
  type Athlete,
  agreeAtStrava,
  anActivity,
  anAthlete,
  STRAVA_APP,
  type StravaStandIn,
  startStravaStandIn,
} from '@repo/strava-stand-in'
import { expect, vi } from 'vitest'
import type { AppSettings } from '../../../settings.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { begin, comeBack } from '../../../testing/provider-journeys.ts'
import type { TestDatabase } from '../../../testing/test-database.ts'
import { knownProviders } from '../../accounts/providers/known-providers.ts'

/** The application with Strava's stand-in beside it. */
export interface StravaApp extends TestApp {
  readonly standIn: StravaStandIn
  /** Somebody new with an athlete of their own, whose account they have connected. */
  aConnectedUser(over?: Partial<Athlete>): Promise<{ user: TestUser; athlete: Athlete }>
}

interface StravaAppOptions {
  readonly settings?: Partial<AppSettings>
  /** Shared with another application. */
  readonly standIn?: StravaStandIn
  readonly database?: TestDatabase
}

let athletes = 1000

export async function buildStravaApp({
  settings,
  standIn: shared,
  database,
}: StravaAppOptions = {}): Promise<StravaApp> {
  const standIn = shared ?? (await startStravaStandIn())
  const stravaApp = { ...STRAVA_APP, baseUrl: standIn.origin }
  const providers = [knownProviders.strava({ ...STRAVA_APP, url: standIn.origin })]
  const test = await buildTestApp(
    { providers, stravaApp, ...settings },
    undefined,
    undefined,
    database ? { database } : {},
  )
  return {
    ...test,
    standIn,
    async aConnectedUser(over = {}) {
      const athlete = anAthlete({ id: athletes++, activities: [0, 1, 2].map((number) => anActivity(number)), ...over })
      standIn.athletes.set(String(athlete.id), athlete)
      const user = await test.aVerifiedUser()
      expect(await connect(user, athlete.id)).toMatchObject({ ok: true, data: { outcome: 'linked' } })
      return { user, athlete }
    },
    async close() {
      await test.close()
      if (!shared) await standIn.close()
    },
  }
}

/** Links the account through Strava's page, with these boxes left ticked. */
export async function connect(user: TestUser, athleteId: number, granted?: readonly string[]) {
  return comeBack(user, await agreeAtStrava(await begin(user, 'link', 'strava'), athleteId, granted), 'strava')
}

export async function startImport(
  user: TestUser,
  activityIds: readonly (number | string)[],
  over: { mode?: 'one' | 'each'; title?: string } = {},
): Promise<StravaImport> {
  const body = { activity_ids: activityIds.map(String), mode: 'each' as const, ...over }
  const answer = await user.api.createStravaImport({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

export async function readImport(user: TestUser, id: number): Promise<StravaImport> {
  const answer = await user.api.readStravaImport({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** Waits until an import is as a test wants it. */
export const untilImport = (user: TestUser, id: number, isSo: (now: StravaImport) => boolean): Promise<StravaImport> =>
  vi.waitFor(async () => {
    const now = await readImport(user, id)
    expect(isSo(now), JSON.stringify(now)).toBe(true)
    return now
  }, 30_000)

export const untilDone = (user: TestUser, id: number) => untilImport(user, id, ({ state }) => state === 'done')

import { anActivity, anAthlete, STRAVA_APP, type StravaStandIn, startStravaStandIn } from '@repo/strava-stand-in'
import { type RunningServer, startServer } from './server.ts'

/** The product with Strava's stand-in beside it. */
export interface ServerWithStrava extends RunningServer {
  readonly strava: StravaStandIn
}

/** More than a page of activities, one of them without a track. */
const ACTIVITIES = Array.from({ length: 24 }, (_, number) =>
  anActivity(number, {
    name: number === 22 ? '鳥居峠を越える' : `Morning Hike ${number}`,
    ...(number === 1 ? { path: [], seconds: [0, 60], altitudes: [] } : {}),
  }),
)

export async function startServerWithStrava(): Promise<ServerWithStrava> {
  const strava = await startStravaStandIn({ athletes: [anAthlete({ activities: ACTIVITIES })] })
  const server = await startServer({
    STRAVA_URL: strava.origin,
    STRAVA_CLIENT_ID: STRAVA_APP.clientId,
    STRAVA_CLIENT_SECRET: STRAVA_APP.secret,
  })
  return {
    ...server,
    strava,
    async stop() {
      await server.stop()
      await strava.close()
    },
  }
}

export { strava as messages } from '../messages/ja/strava.ts'

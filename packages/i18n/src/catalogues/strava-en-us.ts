export { strava as messages } from '../messages/en-us/strava.ts'

import type { EndpointName } from '@repo/contract'
import { aWalk } from '../../modules/walk-logs/testing/a-walk.ts'
import { everybody, theOwner, theReadingOwner, verifiedUsers } from './answers.ts'
import {
  type AuthorisationRow,
  FIRST_VERSION,
  JOURNEY,
  ofArticle,
  ofJourney,
  ofJourneyComment,
  ofJourneyEntry,
  ofOwner,
  ofWalk,
} from './questions.ts'

/** Those of journeys, walks and years. */
export const JOURNEY_AND_WALK_ROWS = {
  favoriteJourney: { answers: theOwner(403), input: ofJourney },
  unfavoriteJourney: { answers: theOwner(403), input: ofJourney },
  listJourneyFavorites: { answers: theReadingOwner(200), input: ofJourney },
  reportJourney: {
    answers: theOwner(422),
    input: ({ journeyId }) => ({ body: { journey_id: Number(journeyId), content: 'spam' } }),
  },
  reportWalk: { answers: verifiedUsers(404), input: () => ({ body: { walk_log_id: 999_999, content: 'spam' } }) },
  listJourneys: { answers: everybody(200) },
  downloadJourney: { answers: theOwner(200), input: ofJourney },
  importJourney: {
    answers: verifiedUsers(201),
    input: () => ({
      body: {
        kind: 'journey',
        title: '三日の旅',
        summary: '',
        cover_path: null,
        starts_on: null,
        site: '',
        entries: [],
      },
    }),
  },
  cloneJourney: {
    answers: theOwner(201),
    input: (owned) => ({ ...ofJourney(owned), body: { title: '来年の旅', starts_on: null } }),
  },
  readJourney: { answers: theReadingOwner(200), input: ofJourney },
  readJourneyProfile: { answers: theReadingOwner(200), input: ofJourney },
  exportJourney: { answers: theReadingOwner(200), input: ofJourney },
  listUserJourneys: { answers: everybody(200), input: ofOwner },
  listOwnJourneys: { answers: verifiedUsers(200) },
  createJourney: { answers: verifiedUsers(201), input: () => ({ body: { kind: 'journey', title: '三日の旅' } }) },
  updateJourney: {
    answers: theOwner(200),
    input: (owned) => ({ ...ofJourney(owned), headers: FIRST_VERSION, body: JOURNEY }),
  },
  deleteJourney: { answers: theOwner(204), input: ofJourney },
  restoreJourney: { answers: theOwner(200), input: ofJourney },
  addJourneyEntries: {
    answers: theOwner(201),
    input: (owned) => ({ ...ofJourney(owned), body: { entries: [{ kind: 'rest' }] } }),
  },
  updateJourneyEntry: {
    answers: theOwner(200),
    input: (owned) => ({ ...ofJourneyEntry(owned), headers: FIRST_VERSION, body: { note: '', part: null } }),
  },
  removeJourneyEntry: { answers: theOwner(200), input: ofJourneyEntry },
  orderJourney: {
    answers: theOwner(200),
    input: (owned) => ({
      ...ofJourney(owned),
      headers: FIRST_VERSION,
      body: { entries: [{ id: Number(owned.journeyEntryId) }] },
    }),
  },
  listWalkLogs: { answers: theReadingOwner(200), input: ofArticle },
  listJourneyWalks: { answers: theReadingOwner(200), input: ofJourney },
  listStageWalks: { answers: theReadingOwner(200), input: ofJourney },
  createWalkLog: { answers: theOwner(201), input: (owned) => ({ ...ofArticle(owned), body: aWalk() }) },
  editWalkLog: { answers: theOwner(200), input: (owned) => ({ ...ofWalk(owned), body: aWalk() }) },
  deleteWalkLog: { answers: theOwner(204), input: ofWalk },
  restoreWalkLog: { answers: theOwner(200), input: ofWalk },
  listOwnWalkLogs: { answers: verifiedUsers(200) },
  listOwnYears: { answers: verifiedUsers(200) },
  showYears: { answers: verifiedUsers(204), input: () => ({ body: { is_public: false } }) },
  readOwnYear: { answers: verifiedUsers(200), input: () => ({ params: { year: '2026' } }) },
  exportYears: {
    answers: verifiedUsers(200),
    input: () => ({ params: { year: 'all' }, query: { format: 'gpx' } }),
  },
  readOwnTracks: { answers: verifiedUsers(200), input: () => ({ params: { year: 'all' } }) },
  listYears: { answers: theReadingOwner(200), input: ofOwner },
  readYear: {
    answers: theReadingOwner(200),
    input: (owned) => ({ params: { ...ofOwner(owned).params, year: '2026' } }),
  },
  readTracks: {
    answers: theReadingOwner(200),
    input: (owned) => ({ params: { ...ofOwner(owned).params, year: 'all' } }),
  },
  listJourneyComments: { answers: theReadingOwner(200), input: ofJourney },
  listJourneyReplies: { answers: theReadingOwner(404), input: ofJourneyComment },
  createJourneyComment: {
    answers: theOwner(403),
    input: (owned) => ({ ...ofJourney(owned), body: { text: '三日目の峠がよさそうです。' } }),
  },
  editJourneyComment: {
    answers: theOwner(404),
    input: (owned) => ({ ...ofJourneyComment(owned), body: { text: 'Hello' } }),
  },
  deleteJourneyComment: { answers: theOwner(404), input: ofJourneyComment },
} as const satisfies Partial<Readonly<Record<EndpointName, AuthorisationRow>>>

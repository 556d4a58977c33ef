import type { EndpointName } from '@repo/contract'
import { anArticle } from '../../modules/route-articles/testing/an-article.ts'
import { aTimelineDay, aTimelineImport } from '../../modules/timeline/testing/a-timeline-day.ts'
import { aSignUp, PASSWORD } from '../accounts.ts'
import { createAuthenticator } from '../software-authenticator.ts'
import {
  type Answers,
  everybody,
  moderators,
  othersUnblocked,
  theOwner,
  theReadingOwner,
  users,
  verifiedUsers,
  visitors,
} from './answers.ts'
import type { Owned } from './owned.ts'

/** A request that succeeds if its caller is authorised. */
export interface Question {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface AuthorisationRow {
  readonly answers: Answers
  readonly input?: (owned: Owned) => Question
}

const ofArticle = ({ articleId }: Owned): Question => ({ params: { id: articleId } })
const ofFile = ({ fileId }: Owned): Question => ({ params: { id: fileId } })
const ofTimelineImport = ({ timelineImportId }: Owned): Question => ({ params: { id: timelineImportId } })
const ofTimelineDay = ({ timelineDate }: Owned): Question => ({ params: { date: timelineDate } })
const ofPublicArticle = ({ publicArticleId }: Owned): Question => ({ params: { id: publicArticleId } })
const ofOwner = ({ owner }: Owned): Question => ({ params: { id: String(owner.user.id) } })
const ofRevision = ({ articleId }: Owned): Question => ({ params: { id: articleId, version: '1' } })
const ofComment = ({ articleId }: Owned): Question => ({ params: { id: articleId, commentId: '999999' } })
const ofProposal = ({ articleId }: Owned): Question => ({ params: { id: articleId, proposalId: '999999' } })
const FIRST_VERSION = { 'if-match': '"1"' }
const PROFILE = { nickname: '', place: '', profile: '', site: '', twitter: '', instagram: '', facebook: '' }
/** Of an unknown authenticator. */
const UNKNOWN_AUTHENTICATOR = createAuthenticator()
const CREATED = UNKNOWN_AUTHENTICATOR.create({ challenge: 'none', rpId: 'localhost' })
const ASSERTED = UNKNOWN_AUTHENTICATOR.get({ challenge: 'none', rpId: 'localhost' })

function aFile(): FormData {
  const body = new FormData()
  body.append('file', new Blob(['no picture']), 'a.png')
  return body
}

/**
 * The expected status for each caller and endpoint of the contract: one without a row does not compile. A status from 400 on
 * that is the same for all who may ask says that they passed: 422 for a password that is wrong, 503 for places that are
 * not loaded.
 */
export const AUTHORISATION_ROWS: Readonly<Record<EndpointName, AuthorisationRow>> = {
  csrfCookie: { answers: everybody(204) },
  currentUser: { answers: everybody(200) },
  listBlogPosts: { answers: everybody(200) },
  readBlogPost: { answers: everybody(404), input: () => ({ params: { id: '1' } }) },
  sendContactMessage: {
    answers: everybody(204),
    input: () => ({ body: { topic: 'other', name: '', email: aSignUp().email, text: 'x', locale: 'ja' } }),
  },
  listPrivatePlaces: { answers: verifiedUsers(200) },
  createPrivatePlace: {
    answers: verifiedUsers(201),
    input: () => ({ body: { name: crypto.randomUUID(), radius: 200, position: { lat: 35, lng: 139 } } }),
  },
  changePrivatePlace: {
    answers: theOwner(200),
    input: ({ privatePlaceId }) => ({ params: { id: privatePlaceId }, body: { name: '家', radius: 500 } }),
  },
  deletePrivatePlace: {
    answers: verifiedUsers(404),
    input: () => ({ params: { id: '999999' } }),
  },
  createBotCheck: { answers: everybody(200) },
  signUp: { answers: visitors(201), input: () => ({ body: aSignUp() }) },
  logIn: { answers: visitors(400), input: () => ({ body: { email: 'nobody@example.com', password: PASSWORD } }) },
  logOut: { answers: everybody(204) },
  verifyEmail: { answers: { ...users(200), unverified: 422 }, input: () => ({ body: { code: '000000' } }) },
  resendCode: { answers: users(200) },
  setUnits: { answers: users(204), input: () => ({ body: { units: 'metric' } }) },
  setLocale: { answers: users(204), input: () => ({ body: { locale: 'ja' } }) },
  recordTours: { answers: users(200), input: () => ({ body: { ids: ['editor'] } }) },

  downloadData: { answers: verifiedUsers(200) },
  withdraw: { answers: verifiedUsers(422), input: () => ({ body: { password: 'not the password' } }) },
  requestPasswordReset: { answers: everybody(200), input: () => ({ body: { email: aSignUp().email } }) },
  checkPasswordReset: { answers: everybody(422), input: () => ({ body: { token: 'none' } }) },
  resetPassword: { answers: everybody(422), input: () => ({ body: { token: 'none', password: PASSWORD } }) },
  changePassword: {
    answers: verifiedUsers(422),
    input: () => ({ body: { current_password: 'not the password', password: PASSWORD } }),
  },
  readAuthentication: { answers: verifiedUsers(200) },
  reauthenticate: { answers: verifiedUsers(422), input: () => ({ body: { password: 'not the password' } }) },
  readEmailChange: { answers: verifiedUsers(200) },
  requestEmailChange: { answers: verifiedUsers(200), input: () => ({ body: { email: aSignUp().email } }) },
  cancelEmailChange: { answers: verifiedUsers(204) },
  verifyEmailChange: { answers: verifiedUsers(422), input: () => ({ body: { code: '000000' } }) },
  resendEmailChange: { answers: verifiedUsers(404) },
  listSessions: { answers: verifiedUsers(200) },
  endSession: { answers: verifiedUsers(404), input: () => ({ params: { id: '999999' } }) },
  endOtherSessions: { answers: verifiedUsers(204) },
  endAllSessions: { answers: verifiedUsers(204) },
  readMailPreferences: { answers: verifiedUsers(200) },
  saveMailPreferences: { answers: verifiedUsers(200), input: () => ({ body: { news: true } }) },
  readSubscription: { answers: everybody(422), input: () => ({ query: { key: 'none' } }) },
  unsubscribe: { answers: everybody(422), input: () => ({ body: { key: 'none' } }) },

  listProviders: { answers: everybody(200) },
  startAuthorization: {
    answers: everybody(404),
    input: () => ({ params: { provider: 'none' }, body: { purpose: 'log-in', next: '/home' } }),
  },
  finishAuthorization: {
    answers: everybody(404),
    input: () => ({ params: { provider: 'none' }, body: { state: 'none', code: 'none' } }),
  },
  readProviderSignUp: { answers: visitors(400) },
  completeProviderSignUp: {
    answers: visitors(400),
    input: () => ({ body: { name: aSignUp().name, email: aSignUp().email, terms: true, locale: 'ja' } }),
  },
  listLinkedAccounts: { answers: verifiedUsers(200) },
  unlinkAccount: { answers: verifiedUsers(422), input: () => ({ params: { provider: 'google' } }) },

  listPasskeys: { answers: verifiedUsers(200) },
  startPasskeyRegistration: { answers: verifiedUsers(200) },
  registerPasskey: { answers: verifiedUsers(400), input: () => ({ body: { name: 'Phone', response: CREATED } }) },
  renamePasskey: {
    answers: verifiedUsers(404),
    input: () => ({ params: { id: '999999' }, body: { name: 'Phone' } }),
  },
  removePasskey: { answers: verifiedUsers(404), input: () => ({ params: { id: '999999' } }) },
  startPasskeyLogIn: { answers: visitors(200) },
  logInByPasskey: { answers: visitors(400), input: () => ({ body: { response: ASSERTED } }) },
  startPasskeyReauthentication: { answers: users(200) },
  reauthenticateByPasskey: { answers: users(400), input: () => ({ body: { response: ASSERTED } }) },

  listRoutes: { answers: everybody(200) },
  readFrontPage: { answers: everybody(200) },
  readRoute: { answers: theReadingOwner(200), input: ofArticle },
  createRoute: { answers: verifiedUsers(201), input: () => ({ body: anArticle() }) },
  saveRoute: {
    answers: theOwner(200),
    input: (owned) => ({ ...ofArticle(owned), headers: FIRST_VERSION, body: anArticle({ title: 'taken over' }) }),
  },
  previewRoute: { answers: theOwner(200), input: (owned) => ({ ...ofArticle(owned), body: anArticle() }) },
  deleteRoute: { answers: theOwner(204), input: ofArticle },
  showHealth: { answers: theOwner(204), input: (owned) => ({ ...ofArticle(owned), body: { shown: true } }) },
  deleteReportedRoute: { answers: theOwner(204), input: ofArticle },
  exportRoute: {
    answers: theReadingOwner(200),
    input: (owned) => ({ ...ofArticle(owned), query: { format: 'gpx' } }),
  },
  favoriteRoute: { answers: othersUnblocked(200, 403), input: ofPublicArticle },
  unfavoriteRoute: { answers: theOwner(403), input: ofArticle },
  listFavorites: { answers: theReadingOwner(200), input: ofArticle },
  reportRoute: {
    answers: { ...theOwner(422) },
    input: ({ articleId }) => ({ body: { route_id: Number(articleId), content: 'spam' } }),
  },
  reportUser: {
    answers: { ...verifiedUsers(201), owner: 422 },
    input: ({ owner }) => ({ body: { user_id: owner.user.id, content: 'spam' } }),
  },
  reportComment: { answers: verifiedUsers(404), input: () => ({ body: { comment_id: 999_999, content: 'spam' } }) },
  answerHazard: {
    answers: theOwner(403),
    input: ({ articleId }) => ({ params: { id: articleId, objectId: 'spot-1' }, body: { answer: 'gone' } }),
  },
  listStockCategories: { answers: verifiedUsers(200) },
  createStockCategory: { answers: verifiedUsers(201), input: () => ({ body: { name: '秋に行きたい' } }) },
  orderStockCategories: {
    answers: theOwner(200),
    input: ({ stockCategoryId }) => ({ body: { ids: [Number(stockCategoryId)] } }),
  },
  renameStockCategory: {
    answers: theOwner(200),
    input: ({ stockCategoryId }) => ({ params: { id: stockCategoryId }, body: { name: '冬に行きたい' } }),
  },
  deleteStockCategory: {
    answers: theOwner(200),
    input: ({ stockCategoryId }) => ({ params: { id: stockCategoryId } }),
  },
  stockRoute: { answers: theOwner(200), input: (owned) => ({ ...ofArticle(owned), body: { stockcategory_id: null } }) },
  moveStock: { answers: theOwner(200), input: (owned) => ({ ...ofArticle(owned), body: { stockcategory_id: null } }) },
  // Nobody learns whether it is there: there is nothing to let go.
  unstockRoute: { answers: verifiedUsers(200), input: ofArticle },
  listStock: { answers: verifiedUsers(200) },
  readStock: { answers: theOwner(200), input: ({ stockId }) => ({ params: { id: stockId } }) },
  removeStock: { answers: theOwner(204), input: ({ stockId }) => ({ params: { id: stockId } }) },
  readStockMap: { answers: verifiedUsers(200) },
  exportStock: { answers: verifiedUsers(200), input: () => ({ query: { format: 'gpx' } }) },
  readStrava: { answers: verifiedUsers(200) },
  // Of an instance without an app at Strava.
  disconnectStrava: { answers: verifiedUsers(404) },
  listStravaActivities: { answers: verifiedUsers(404) },
  createStravaImport: {
    answers: verifiedUsers(404),
    input: () => ({ body: { activity_ids: ['1'], mode: 'each' } }),
  },
  readStravaImport: { answers: theOwner(200), input: ({ stravaImportId }) => ({ params: { id: stravaImportId } }) },
  cancelStravaImport: { answers: theOwner(204), input: ({ stravaImportId }) => ({ params: { id: stravaImportId } }) },
  listComments: { answers: theReadingOwner(200), input: ofArticle },
  listReplies: { answers: theReadingOwner(404), input: ofComment },
  createComment: {
    answers: theOwner(201),
    input: (owned) => ({ ...ofArticle(owned), body: { text: '道しるべが新しくなりました。' } }),
  },
  editComment: { answers: theOwner(404), input: (owned) => ({ ...ofComment(owned), body: { text: 'Hello' } }) },
  deleteComment: { answers: theOwner(404), input: ofComment },
  cloneRoute: {
    answers: othersUnblocked(201, 403),
    input: (owned) => ({
      ...ofPublicArticle(owned),
      body: { title: 'a clone', layer_ids: ['layer-1'], with_text: true },
    }),
  },
  createProposal: {
    answers: othersUnblocked(422, 403),
    input: (owned) => ({
      ...ofPublicArticle(owned),
      body: { base_version: 1, changes: [], reason: 'The line is wrong.' },
    }),
  },
  listProposals: { answers: theOwner(200), input: ofArticle },
  readProposal: { answers: verifiedUsers(404), input: ofProposal },
  withdrawProposal: { answers: verifiedUsers(404), input: ofProposal },
  decideProposal: {
    answers: verifiedUsers(404),
    input: (owned) => ({ ...ofProposal(owned), body: { accept: [], answer: '' } }),
  },
  listCopiedPictures: { answers: theReadingOwner(200), input: ofArticle },
  listCopies: { answers: theReadingOwner(200), input: ofArticle },
  readOwnFigures: { answers: verifiedUsers(200) },
  countNotifications: { answers: users(200) },
  listNotifications: { answers: users(200) },
  readNotifications: { answers: users(200), input: () => ({ body: { ids: [1] } }) },
  readAllNotifications: { answers: users(200), input: () => ({ body: { until: 1 } }) },
  streamNotifications: { answers: users(200) },
  listOwnRoutes: { answers: verifiedUsers(200) },
  readOwnRoute: { answers: theOwner(200), input: ofArticle },
  downloadRoute: { answers: theOwner(200), input: ofArticle },
  duplicateRoute: { answers: theOwner(201), input: (owned) => ({ ...ofArticle(owned), body: { title: 'a copy' } }) },
  rotateShareLink: { answers: theOwner(200), input: ofArticle },
  requestPublication: { answers: theOwner(200), input: (owned) => ({ ...ofArticle(owned), body: {} }) },
  appealForbidding: { answers: theOwner(200), input: (owned) => ({ ...ofArticle(owned), body: { note: 'why' } }) },
  listOwnModerationActs: { answers: users(200) },
  listReports: { answers: moderators(200) },
  readReport: { answers: moderators(404), input: () => ({ params: { id: '999999' } }) },
  listPublicationRequests: { answers: moderators(200) },
  listModeratedComments: { answers: moderators(200) },
  readModeratedComment: { answers: moderators(404), input: () => ({ params: { id: '999999' } }) },
  readModeratedRoute: { answers: moderators(200), input: ofArticle },
  readModeratedUser: { answers: moderators(200), input: ({ owner }) => ({ params: { id: String(owner.user.id) } }) },
  listModerationActs: { answers: moderators(200) },
  moderate: {
    answers: moderators(404),
    input: () => ({ body: { action: 'warn', user_id: 999_999, reason: 'why' } }),
  },
  listRevisions: { answers: theOwner(200), input: ofArticle },
  readRevision: { answers: theOwner(200), input: ofRevision },
  restoreRevision: { answers: theOwner(200), input: (owned) => ({ ...ofRevision(owned), headers: FIRST_VERSION }) },

  uploadImage: { answers: verifiedUsers(422), input: () => ({ body: aFile() }) },
  takeOverImage: { answers: verifiedUsers(422), input: () => ({ body: { address: 'http://localhost/a.png' } }) },
  listFiles: { answers: verifiedUsers(200) },
  listFileUses: { answers: theOwner(200), input: ofFile },
  deleteFile: { answers: theOwner(204), input: ofFile },
  direction: {
    answers: everybody(503),
    input: () => ({ query: { origin: '35,139', destination: '35.1,139', mode: 'driving' } }),
  },
  reach: {
    answers: everybody(503),
    input: () => ({ query: { origin: '35,139', mode: 'walking', minutes: '30' } }),
  },
  loops: {
    answers: everybody(503),
    input: () => ({ query: { origin: '35,139', mode: 'walking', kilometers: '5' } }),
  },
  directionOptions: { answers: everybody(200) },
  // Without an engine nothing is known of any way.
  ground: { answers: everybody(503), input: () => ({ body: { path: '_p~iF~ps|U_ulLnnqC' } }) },
  snap: { answers: everybody(503), input: () => ({ body: { path: '_ce|EogbiY?o}@' } }) },
  turns: { answers: everybody(503), input: () => ({ body: { path: '_p~iF~ps|U_ulLnnqC', language: 'ja' } }) },
  elevations: { answers: everybody(404), input: () => ({ body: { path: '_p~iF~ps|U' } }) },
  along: { answers: everybody(200), input: () => ({ body: { path: '_p~iF~ps|U' } }) },
  searchPlaces: { answers: everybody(503), input: () => ({ query: { q: 'Matsumoto' } }) },
  describePlaces: { answers: everybody(503), input: () => ({ body: { placeIds: ['jis:20202'] } }) },
  labelPositions: {
    answers: verifiedUsers(200),
    input: () => ({ body: { positions: [{ lat: 36.23, lng: 137.97 }] } }),
  },
  searchMap: { answers: everybody(200) },
  readMapRoute: { answers: everybody(404), input: ofArticle },
  suggest: { answers: everybody(200), input: () => ({ query: { q: 'a' } }) },

  createTimelineImport: { answers: verifiedUsers(201), input: () => ({ body: aTimelineImport() }) },
  sendTimelineDays: {
    answers: theOwner(200),
    input: (owned) => ({ ...ofTimelineImport(owned), body: { days: [aTimelineDay()] } }),
  },
  startTimelineImport: { answers: theOwner(422), input: ofTimelineImport },
  listTimelineImports: { answers: verifiedUsers(200) },
  readTimelineImport: { answers: theOwner(200), input: ofTimelineImport },
  cancelTimelineImport: { answers: theOwner(204), input: ofTimelineImport },
  readTimelineSummary: { answers: verifiedUsers(200) },
  listTimelineDays: {
    answers: verifiedUsers(200),
    input: () => ({ query: { from: '2024-01-01', to: '2024-12-31' } }),
  },
  readTimelineDay: { answers: theOwner(200), input: ofTimelineDay },
  copyTimelineDay: { answers: theOwner(201), input: ofTimelineDay },
  deleteTimelineDay: { answers: theOwner(204), input: ofTimelineDay },

  listUsers: { answers: everybody(200) },
  readUser: { answers: everybody(200), input: ofOwner },
  readUserMap: { answers: everybody(200), input: ofOwner },
  listUserRoutes: { answers: everybody(200), input: ofOwner },
  followUser: { answers: othersUnblocked(200, 422), input: ofOwner },
  unfollowUser: { answers: { ...verifiedUsers(200), owner: 422 }, input: ofOwner },
  listFollowing: { answers: everybody(200), input: ofOwner },
  listFollowers: { answers: everybody(200), input: ofOwner },
  listOwnFollows: { answers: verifiedUsers(200), input: () => ({ query: { side: 'followers' } }) },
  removeFollower: { answers: verifiedUsers(204), input: ofOwner },
  suggestPeople: { answers: verifiedUsers(200) },
  listFeed: { answers: verifiedUsers(200) },
  blockUser: { answers: { ...verifiedUsers(204), owner: 422 }, input: ofOwner },
  unblockUser: { answers: verifiedUsers(204), input: ofOwner },
  listBlocks: { answers: verifiedUsers(200) },
  updateProfile: { answers: verifiedUsers(200), input: () => ({ body: PROFILE }) },
  changeUserName: { answers: verifiedUsers(200), input: () => ({ body: { name: aSignUp().name } }) },
  setAvatar: { answers: verifiedUsers(200), input: () => ({ body: { path: null } }) },
}

import { accessTokenEndpoints } from './endpoints/access-tokens.ts'
import { accountDataEndpoints } from './endpoints/account-data.ts'
import { alongEndpoints } from './endpoints/along.ts'
import { authEndpoints } from './endpoints/auth.ts'
import { blockEndpoints } from './endpoints/blocks.ts'
import { blogEndpoints } from './endpoints/blog.ts'
import { botCheckEndpoints } from './endpoints/bot-check.ts'
import { cloneEndpoints } from './endpoints/clones.ts'
import { commentEndpoints } from './endpoints/comments.ts'
import { contactEndpoints } from './endpoints/contact.ts'
import { directionEndpoints } from './endpoints/directions.ts'
import { editProposalEndpoints } from './endpoints/edit-proposals.ts'
import { elevationEndpoints } from './endpoints/elevations.ts'
import { emailChangeEndpoints } from './endpoints/email-changes.ts'
import { exportEndpoints } from './endpoints/exports.ts'
import { favoriteEndpoints } from './endpoints/favorites.ts'
import { fileEndpoints } from './endpoints/files.ts'
import { followEndpoints } from './endpoints/follows.ts'
import { frontPageEndpoints } from './endpoints/front-page.ts'
import { groundEndpoints } from './endpoints/ground.ts'
import { hazardEndpoints } from './endpoints/hazards.ts'
import { journeyBundleEndpoints } from './endpoints/journey-bundles.ts'
import { journeyEntryEndpoints } from './endpoints/journey-entries.ts'
import { journeyEndpoints } from './endpoints/journeys.ts'
import { loopEndpoints } from './endpoints/loops.ts'
import { mailPreferenceEndpoints } from './endpoints/mail-preferences.ts'
import { moderationEndpoints } from './endpoints/moderation.ts'
import { notificationEndpoints } from './endpoints/notifications.ts'
import { ownRouteEndpoints } from './endpoints/own-routes.ts'
import { passkeyEndpoints } from './endpoints/passkeys.ts'
import { passwordEndpoints } from './endpoints/passwords.ts'
import { placeEndpoints } from './endpoints/places.ts'
import { privatePlaceEndpoints } from './endpoints/private-places.ts'
import { providerEndpoints } from './endpoints/providers.ts'
import { reachEndpoints } from './endpoints/reach.ts'
import { reportEndpoints } from './endpoints/reports.ts'
import { routeArticleEndpoints } from './endpoints/route-articles.ts'
import { searchEndpoints } from './endpoints/search.ts'
import { sessionEndpoints } from './endpoints/sessions.ts'
import { snapEndpoints } from './endpoints/snap.ts'
import { stockEndpoints } from './endpoints/stocks.ts'
import { stravaEndpoints } from './endpoints/strava.ts'
import { systemEndpoints } from './endpoints/system.ts'
import { timelineEndpoints } from './endpoints/timeline.ts'
import { tourEndpoints } from './endpoints/tours.ts'
import { translationEndpoints } from './endpoints/translations.ts'
import { trashEndpoints } from './endpoints/trash.ts'
import { turnEndpoints } from './endpoints/turns.ts'
import { userEndpoints } from './endpoints/users.ts'
import { walkLogEndpoints } from './endpoints/walk-logs.ts'
import { webhookEndpoints } from './endpoints/webhooks.ts'
import { yearEndpoints } from './endpoints/years.ts'

export const endpoints = {
  ...authEndpoints,
  ...blogEndpoints,
  ...botCheckEndpoints,
  ...contactEndpoints,
  ...accountDataEndpoints,
  ...passwordEndpoints,
  ...emailChangeEndpoints,
  ...passkeyEndpoints,
  ...sessionEndpoints,
  ...accessTokenEndpoints,
  ...webhookEndpoints,
  ...mailPreferenceEndpoints,
  ...providerEndpoints,
  ...routeArticleEndpoints,
  ...frontPageEndpoints,
  ...ownRouteEndpoints,
  ...trashEndpoints,
  ...notificationEndpoints,
  ...exportEndpoints,
  ...favoriteEndpoints,
  ...reportEndpoints,
  ...commentEndpoints,
  ...cloneEndpoints,
  ...moderationEndpoints,
  ...systemEndpoints,
  ...editProposalEndpoints,
  ...fileEndpoints,
  ...hazardEndpoints,
  ...journeyEndpoints,
  ...journeyEntryEndpoints,
  ...journeyBundleEndpoints,
  ...directionEndpoints,
  ...loopEndpoints,
  ...reachEndpoints,
  ...elevationEndpoints,
  ...alongEndpoints,
  ...groundEndpoints,
  ...placeEndpoints,
  ...privatePlaceEndpoints,
  ...searchEndpoints,
  ...stockEndpoints,
  ...stravaEndpoints,
  ...timelineEndpoints,
  ...tourEndpoints,
  ...snapEndpoints,
  ...turnEndpoints,
  ...translationEndpoints,
  ...userEndpoints,
  ...followEndpoints,
  ...blockEndpoints,
  ...walkLogEndpoints,
  ...yearEndpoints,
}
export type EndpointName = keyof typeof endpoints

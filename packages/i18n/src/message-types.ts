import type { messages as account } from './catalogues/account-en-us.ts'
import type { messages as admin } from './catalogues/admin-en-us.ts'
import type { booklet } from './messages/en-us/booklet.ts'
import type { bundles } from './messages/en-us/bundles.ts'
import type { comparing } from './messages/en-us/comparing.ts'
import type { directions } from './messages/en-us/directions.ts'
import type { editor } from './messages/en-us/editor.ts'
import type { files } from './messages/en-us/files.ts'
import type { importPhotos } from './messages/en-us/import-photos.ts'
import type { imports } from './messages/en-us/imports.ts'
import type { messages } from './messages/en-us/index.ts'
import type { movements } from './messages/en-us/movements.ts'
import type { notifications } from './messages/en-us/notifications.ts'
import type { offline } from './messages/en-us/offline.ts'
import type { ownRoutes } from './messages/en-us/own-routes.ts'
import type { pictures } from './messages/en-us/pictures.ts'
import type { position } from './messages/en-us/position.ts'
import type { recording } from './messages/en-us/recording.ts'
import type { strava } from './messages/en-us/strava.ts'
import type { timeline } from './messages/en-us/timeline.ts'
import type { tours } from './messages/en-us/tours.ts'
import type { walking } from './messages/en-us/walking.ts'

/** Messages of the pages that visitors read. English is the catalogue that others translate. */
export type VisitorMessages = typeof messages

/** Messages for choosing pictures, in the catalogues of the pages that do. */
export type PictureMessages = typeof pictures

/** Messages about imported files, in the catalogues of the pages that read them. */
export type FileMessages = typeof files

/** Messages of the page that makes articles of files; they travel with it. */
export type ImportMessages = FileMessages & typeof bundles & typeof imports & typeof importPhotos & PictureMessages

/** Messages of the article editor, loaded with it. */
export type EditorMessages = typeof editor & typeof directions & FileMessages & PictureMessages

/** Messages of the pages where authors look after their routes; they travel with those. */
export type OwnRoutesMessages = typeof ownRoutes & PictureMessages

/** Messages of the account settings; they travel with those. */
export type AccountMessages = typeof account

/** Messages of notifications, loaded with the first notification. */
export type NotificationMessages = typeof notifications

/** Messages for comparing two states of an article; they travel with the pages that do. */
export type ComparingMessages = typeof comparing

/** Messages of the page that imports from Strava; they travel with it. */
export type StravaMessages = typeof strava

/** What the guided tours say, loaded when one is started. */
export type TourMessages = typeof tours

/** Messages of the pages for moderators; they travel with those. */
export type AdminMessages = typeof admin

/** Messages of the pages about timelines; they travel with those. */
export type TimelineMessages = typeof timeline & typeof movements

/** Messages of the page that records a track; they are loaded with it. */
export type RecordingMessages = typeof recording & typeof position

/** Messages of the page that follows a route; they are loaded with it. */
export type WalkingMessages = typeof walking & typeof position

/** What is kept on the device; loaded where something of it is shown. */
export type OfflineMessages = typeof offline
/** Words of the page that prints an article as a booklet; they travel with it. */
export type BookletMessages = typeof booklet

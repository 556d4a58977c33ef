import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const EDITOR = ['routes/home/create-article.tsx', 'routes/home/edit-article.tsx', 'routes/try-editor.tsx']
const FRAME = ['root.tsx', 'layouts/']
/** With its comments, which no import leads to from it. */
const ARTICLE = ['routes/route-article.tsx', 'routes/article-comments.tsx']
const LISTS = ['routes/route-list.tsx', 'routes/top.tsx', 'routes/users/user-list.tsx']

/**
 * What of `app/` each journey is about: modules of the site map, or folders of them. `npm test -- --changed` runs the
 * journeys whose modules import a changed file, however far away, so nobody has to keep a list of features. Pages that a
 * journey only passes through are left out. Journeys of the frame look at every page, in breadth and not in depth.
 */
export const VISITS: Readonly<Record<string, readonly string[]>> = {
  accessibility: FRAME,
  account: ['routes/home/account/', 'routes/accounts/log-in.tsx', 'routes/unsubscribe.tsx'],
  'after-log-in': [...ARTICLE, 'routes/auth/', 'routes/timeline-import.tsx', 'routes/try-editor.tsx'],
  'along-the-way': ['routes/route-article.tsx'],
  areas: ['routes/route-list.tsx', 'routes/search-map.tsx'],
  'article-settings': EDITOR,
  basemaps: ['routes/search-map.tsx', 'routes/route-article.tsx', ...EDITOR],
  bilingual: [...EDITOR, 'routes/route-article.tsx', 'routes/home/own-routes.tsx', 'routes/home/own-route-history.tsx'],
  booklet: ['routes/print-booklet.tsx', 'routes/print-journey-booklet.tsx'],
  'bot-check': ['routes/accounts/sign-up.tsx', 'routes/accounts/log-in.tsx', 'routes/accounts/forget-password.tsx'],
  cloning: [
    'routes/route-article.tsx',
    'routes/compare-article.tsx',
    'routes/propose-edit.tsx',
    'routes/article-proposal.tsx',
  ],
  comments: ARTICLE,
  'stage-walks': ['routes/journey.tsx', 'routes/route-article.tsx', 'routes/home/walks.tsx'],
  walks: ['routes/route-article.tsx', 'routes/home/walks.tsx'],
  years: ['routes/home/years.tsx', 'routes/users/user-years.tsx', 'routes/users/user.tsx'],
  consent: ['root.tsx', 'routes/gdpr.tsx'],
  contact: ['routes/support/contact.tsx'],
  'create-from-file': ['routes/home/create-from-file.tsx'],
  'create-from-strava': ['routes/home/create-from-strava.tsx', 'routes/auth/strava-success.tsx'],
  drawing: EDITOR,
  'early-click': ['entry.client.tsx', 'root.tsx', 'routes/route-article.tsx'],
  'editor-address': EDITOR,
  elevation: ['routes/home/edit-article.tsx', 'routes/route-article.tsx'],
  'email-change': ['routes/home/account/email.tsx', 'routes/accounts/verify-email.tsx'],
  embed: ['routes/embed/', 'root.tsx'],
  'endless-texts': FRAME,
  'english-prefix': ['root.tsx', 'entry.client.tsx', 'entry.server.tsx'],
  'every-block': [...EDITOR, 'routes/route-article.tsx'],
  'failing-pages': ['root.tsx'],
  'few-clicks': EDITOR,
  finding: LISTS,
  'finding-from': [...LISTS, 'routes/search-map.tsx'],
  'first-paint': ['entry.server.tsx', 'root.tsx', ...ARTICLE],
  'first-visit': ['root.tsx', 'routes/top.tsx', 'routes/home/home.tsx'],
  fitting: FRAME,
  focus: [...ARTICLE, ...EDITOR],
  follows: ['routes/users/', 'routes/home/follows.tsx', 'routes/home/account/blocks.tsx'],
  guards: ['guards/', 'root.tsx', 'routes/maintenance.tsx'],
  'guest-mode': ['routes/try-editor.tsx'],
  'hostile-text': [...ARTICLE, 'routes/home/edit-article.tsx'],
  'health-values': ['routes/home/create-from-file.tsx', 'routes/route-article.tsx'],
  keyboard: EDITOR,
  'leaving-while-drawing': EDITOR,
  'line-colors': ['routes/route-article.tsx'],
  journeys: [
    'routes/journey.tsx',
    'routes/journey-list.tsx',
    'routes/home/own-journeys.tsx',
    'routes/home/edit-journey.tsx',
    'routes/users/user-journeys.tsx',
    'routes/route-article.tsx',
    'routes/route-list.tsx',
  ],
  'journey-talk': [
    'routes/journey.tsx',
    'routes/journey-comments.tsx',
    'routes/journey-favorites.tsx',
    'routes/home/notifications.tsx',
  ],
  'main-job': [...EDITOR, 'routes/home/create-from-file.tsx', 'routes/route-article.tsx'],
  'map-object-sheet': EDITOR,
  moderation: ['routes/admin/'],
  'nice-routes': ['routes/route-article.tsx'],
  notifications: ['routes/home/notifications.tsx', 'layouts/default.tsx'],
  'offline-journeys': ['routes/offline.tsx', 'routes/journey.tsx', 'routes/home/edit-journey.tsx'],
  offline: [
    'root.tsx',
    'routes/offline.tsx',
    'routes/route-article.tsx',
    'routes/walk-article.tsx',
    'routes/home/edit-article.tsx',
    'routes/home/record-route.tsx',
    'routes/home/create-from-file.tsx',
    'routes/try-editor.tsx',
    '../worker/service-worker.ts',
  ],
  'own-routes': ['routes/home/own-routes.tsx', 'routes/home/own-route.tsx', 'routes/home/own-route-history.tsx'],
  passkeys: ['routes/home/account/passkeys.tsx', 'routes/home/account/confirm.tsx', 'routes/accounts/log-in.tsx'],
  passwords: ['routes/accounts/', 'routes/home/account/password.tsx', 'routes/home/account/confirm.tsx'],
  'pasted-pictures': EDITOR,
  'phone-on-its-side': EDITOR,
  'photos-with-places': EDITOR,
  'place-search': EDITOR,
  planning: ['routes/route-article.tsx'],
  'prepared-map': ['routes/route-article.tsx'],
  privacy: ['routes/route-article.tsx', 'routes/route-list.tsx'],
  profile: ['routes/home/profile.tsx', 'routes/users/user.tsx'],
  providers: ['routes/auth/', 'routes/home/account/associate.tsx', 'routes/accounts/complete-sign-up.tsx'],
  quotations: EDITOR,
  reading: ARTICLE,
  recording: ['routes/home/record-route.tsx'],
  refusals: [...EDITOR, 'routes/route-article.tsx'],
  saving: EDITOR,
  'search-map': ['routes/search-map.tsx'],
  'search-map-phone': ['routes/search-map.tsx'],
  sessions: ['routes/home/account/sessions.tsx'],
  'shapes-in-files': ['routes/route-article.tsx'],
  'shared-tracks': ['routes/home/create-from-file.tsx', '../worker/service-worker.ts'],
  shell: FRAME,
  'showing-and-hiding': ['routes/home/edit-article.tsx', 'routes/home/preview-article.tsx'],
  'sign-up': ['routes/accounts/sign-up.tsx', 'routes/accounts/verify-email.tsx', 'routes/accounts/log-in.tsx'],
  stock: ['routes/home/stock.tsx', 'routes/route-article.tsx'],
  'story-map': ['routes/route-article.tsx'],
  'text-tools': EDITOR,
  timeline: ['routes/timeline-import.tsx', 'routes/home/timeline.tsx', 'routes/home/timeline-map.tsx'],
  trash: ['routes/home/trash.tsx', 'routes/home/own-routes.tsx', ...EDITOR],
  visitor: [...LISTS, 'routes/not-found.tsx'],
  webview: ['layouts/webview.tsx', 'root.tsx', 'routes/home/record-route.tsx'],
  'ways-of-going': EDITOR,
  withdrawal: ['routes/home/account/withdraw.tsx', 'routes/home/account/data.tsx', 'routes/home/import-articles.tsx'],
  writing: EDITOR,
  'writing-by-drag': EDITOR,
  'writing-on-a-phone': EDITOR,
}

/** @throws when a journey has no row here, a row no journey, or a row names what `app/` does not have. */
export function checkVisits(journeys: readonly string[]): void {
  const unlisted = journeys.filter((journey) => VISITS[journey] === undefined)
  if (unlisted.length > 0) throw new Error(`e2e/visits.ts has no row for ${unlisted.join(', ')}`)
  for (const [journey, visited] of Object.entries(VISITS)) {
    if (!journeys.includes(journey)) throw new Error(`e2e/visits.ts names ${journey}, which is no journey`)
    const gone = visited.filter((path) => !existsSync(fileURLToPath(new URL(`../app/${path}`, import.meta.url))))
    if (gone.length > 0) throw new Error(`e2e/visits.ts: ${journey} is about ${gone.join(', ')}, which is not there`)
  }
}

import { MAINTENANCE_PATH, maintenancePath } from '@repo/contract'

/** The kinds of visitors. */
export const ACTORS = ['visitor', 'unverified', 'verified', 'moderator'] as const
export type Actor = (typeof ACTORS)[number]

/** How the product is run. */
export const MODES = ['normal', 'maintenance', 'public-only'] as const
export type Mode = (typeof MODES)[number]

/** A status, or where it leads. */
export type Outcome = number | string

type Outcomes = Readonly<Record<Actor, Outcome>>

const everybody = (outcome: Outcome): Outcomes => ({
  visitor: outcome,
  unverified: outcome,
  verified: outcome,
  moderator: outcome,
})

/** Pages for logged-in users: they store the requested address. */
const own = (path: string, outcome: Outcome): Outcomes => {
  const next = new URLSearchParams({ next: path })
  return { ...everybody(outcome), visitor: `/login?${next}`, unverified: `/emailverify?${next}` }
}

const guestsOnly: Outcomes = { ...everybody('/home'), visitor: 200 }

const OPEN = [
  ...['/', '/routes', '/journeys', '/search/map', '/users', '/about', '/privacy', '/term', '/gdpr'],
  ...['/blogs', '/blogs/articles', '/blogs/articles/1', '/faq', '/contact', '/community_policy', '/history'],
  ...['/tutorial', '/forgetpass', '/withdrawcomplete', '/strava_success', '/timeline_import', '/offline', '/embed'],
]
const PEOPLE = ['journeys', 'following', 'followers']
const OWN = [
  '/home',
  '/home/notify',
  '/home/journeys',
  '/home/stock',
  '/home/walks',
  '/home/years',
  '/home/routes',
  '/home/routes/create',
  '/home/routes/create_from_file',
  '/home/routes/import_articles',
  '/home/routes/record',
  '/home/routes/trash',
  '/home/file',
  '/home/gm_timeline',
  '/home/gm_timeline/map',
  '/home/follows',
  '/home/profile',
  '/home/account',
  '/home/routes/create_from_strava',
  '/home/account/associate',
  '/home/account/email',
  '/home/account/password',
  '/home/account/passkeys',
  '/home/account/tokens',
  '/home/account/webhooks',
  '/home/account/sending',
  '/home/account/sessions',
  '/home/account/blocks',
  '/home/account/private_places',
  '/home/account/data',
  '/home/account/withdraw',
]
const MODERATORS = [
  ...['/admin', '/admin/requests', '/admin/comments', '/admin/journeys', '/admin/walk-logs'],
  ...['/admin/log', '/admin/system'],
]

/** The result of every address of the specification in an open product. `articleId` and `userId` are public. */
export function openOutcomes({ articleId, userId }: { articleId: number; userId: number }) {
  return new Map<string, Outcomes>([
    ...[
      ...OPEN,
      `/routes/${articleId}`,
      `/users/${userId}`,
      `/users/${userId}/routes`,
      ...PEOPLE.map((side) => `/users/${userId}/${side}`),
    ].map((path) => [path, everybody(200)] as const),
    ...['/homework', '/no/such/page', '/routes/0'].map((path) => [path, everybody(404)] as const),
    ...OWN.map((path) => [path, own(path, 200)] as const),
    ...MODERATORS.map((path) => [path, { ...own(path, 404), moderator: 200 }] as const),
    ['/admin/no/such/page', own('/admin/no/such/page', 404)],
    ['/home/no/such/page', own('/home/no/such/page', 404)],
    [`/home/routes/${articleId}`, own(`/home/routes/${articleId}`, 404)], // somebody else's
    [`/routes/${articleId}/copies`, everybody(200)],
    [`/routes/${articleId}/walk`, everybody(200)],
    [`/embed/${articleId}/map`, everybody(200)],
    [`/routes/${articleId}/present`, everybody(200)],
    [`/routes/${articleId}/booklet`, everybody(200)],
    [`/routes/${articleId}/compare`, everybody(404)], // it is no copy
    ...[`/routes/${articleId}/propose`, `/routes/${articleId}/proposals`].map(
      (path) => [path, own(path, 200)] as const,
    ),
    ...['/login', '/signup'].map((path) => [path, guestsOnly] as const),
    // Who signs up in the editor stays in it until the address is verified, too.
    ['/try', { ...guestsOnly, unverified: 200 }],
    // With nothing to complete, and from a provider that is not offered.
    ['/signup/complete', { ...everybody('/home'), visitor: '/login' }],
    ['/auth/oidc', everybody(404)],
    ['/resetpass', everybody(404)], // without the link that was mailed
    ['/emailverify', { visitor: '/login', unverified: 200, verified: '/home/profile', moderator: '/home/profile' }],
    ['/maintenance', everybody('/')],
  ])
}

/** First segments of the pages about the product (specification §2, and contact and history). */
const MARKETING_PAGES = [
  ...['about', 'tutorial', 'faq', 'community_policy', 'privacy', 'term', 'gdpr', 'contact', 'history'],
]

/** The result of an address in a mode, from its result when all is open. */
export function outcomeIn(mode: Mode, path: string, open: Outcome): Outcome {
  if (mode === 'normal') return open
  if (mode === 'maintenance') return path === MAINTENANCE_PATH ? 503 : maintenancePath(path)
  return MARKETING_PAGES.includes(path.split('/')[1] ?? '') ? open : '/about'
}

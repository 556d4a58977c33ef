import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import siteMap from './routes.ts'

const LAYOUTS = ['default', 'full', 'fit', 'side-menu', 'account', 'editor', 'webview'] as const
type Layout = (typeof LAYOUTS)[number] | 'none'
const GUARDS = ['require-verified-user', 'require-moderator', 'guest-only'] as const
type Guard = (typeof GUARDS)[number] | 'everybody'

/** Every page with its layout and guard. `e2e/support/site-guards.ts` tests the results for each kind of visitor. */
const PAGES: readonly { layout: Layout; guard: Guard; paths: readonly string[] }[] = [
  {
    layout: 'default',
    guard: 'everybody',
    paths: [
      ...['/', '/routes', '/routes/:articleId', '/routes/:articleId/favorites', '/routes/:articleId/copies'],
      ...[
        '/journeys',
        '/journeys/:journeyId',
        '/journeys/:journeyId/favorites',
        '/routes/:articleId/compare',
        '/users',
        '/users/:userId',
        '/users/:userId/routes',
      ],
      ...['/users/:userId/following', '/users/:userId/followers', '/users/:userId/journeys'],
      '/users/:userId/years',
      '/embed',
      ...['/blogs', '/blogs/articles', '/blogs/articles/:postId', '/timeline_import', '/withdrawcomplete'],
      ...['/about', '/tutorial', '/faq', '/community_policy', '/privacy', '/term', '/history', '/gdpr'],
    ],
  },
  {
    layout: 'default',
    guard: 'require-verified-user',
    paths: ['/routes/:articleId/proposals', '/routes/:articleId/proposals/:proposalId'],
  },
  {
    layout: 'side-menu',
    guard: 'require-verified-user',
    paths: [
      ...['/home', '/home/notify', '/home/stock', '/home/file', '/home/profile', '/home/follows', '/home/gm_timeline'],
      ...['/home/routes', '/home/routes/trash', '/home/routes/:articleId', '/home/routes/:articleId/history'],
      ...['/home/routes/create_from_file', '/home/routes/create_from_strava', '/home/routes/import_articles'],
      ...['/home/account', '/home/account/associate', '/home/account/email', '/home/account/password'],
      ...['/home/account/sending', '/home/account/withdraw', '/home/account/confirm', '/home/account/name'],
      ...[
        '/home/account/passkeys',
        '/home/account/sessions',
        '/home/account/tokens',
        '/home/account/webhooks',
        '/home/account/blocks',
        '/home/account/data',
      ],
      ...['/home/account/private_places', '/home/journeys', '/home/journeys/:journeyId/edit', '/home/walks'],
      '/home/years',
    ],
  },
  { layout: 'full', guard: 'everybody', paths: ['/journeys/:journeyId/booklet', '/routes/:articleId/booklet'] },
  { layout: 'full', guard: 'require-verified-user', paths: ['/home/routes/:articleId/preview'] },
  {
    layout: 'fit',
    guard: 'everybody',
    paths: ['/routes/:articleId/present', '/routes/:articleId/walk', '/search/map'],
  },
  { layout: 'fit', guard: 'require-verified-user', paths: ['/home/gm_timeline/map', '/home/routes/record'] },
  { layout: 'editor', guard: 'everybody', paths: ['/try'] },
  {
    layout: 'editor',
    guard: 'require-verified-user',
    paths: ['/home/routes/create', '/home/routes/:articleId/edit', '/routes/:articleId/propose'],
  },
  { layout: 'account', guard: 'guest-only', paths: ['/login', '/signup', '/signup/complete'] },
  {
    layout: 'account',
    guard: 'everybody',
    paths: [
      ...['/emailverify', '/forgetpass', '/resetpass', '/unsubscribe', '/contact', '/strava_success'],
      ...['/auth/:provider', '/auth/:provider/callback'],
    ],
  },
  {
    layout: 'default',
    guard: 'require-moderator',
    paths: [
      ...[
        '/admin',
        '/admin/requests',
        '/admin/comments',
        '/admin/comments/:commentId',
        '/admin/journeys',
        '/admin/journeys/:journeyId',
        '/admin/walk-logs',
        '/admin/walk-logs/:walkId',
        '/admin/log',
        '/admin/system',
        '/admin/reports/:reportId',
      ],
      ...['/admin/routes/:articleId', '/admin/users/:userId'],
    ],
  },
  { layout: 'none', guard: 'everybody', paths: ['/maintenance', '/logout', '/preferences', '/offline', '/*'] },
  { layout: 'none', guard: 'everybody', paths: ['/embed/:articleId/map', '/embed/journeys/:journeyId/map'] },
  { layout: 'none', guard: 'require-verified-user', paths: ['/home/*'] },
  { layout: 'none', guard: 'require-moderator', paths: ['/admin/*'] },
]

const row = (path: string, layout: Layout, guard: Guard) => `${path || '/'}: ${layout}, ${guard}`

function rowsOf(entries: readonly RouteConfigEntry[], above: string, layout: Layout, guard: Guard): string[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const own = path === undefined ? above : `${above}/${path}`
    if (!children) return path === undefined && !index ? [] : [row(own, layout, guard)]
    const inner = LAYOUTS.find((name) => file === `layouts/${name}.tsx`) ?? layout
    return rowsOf(children, own, inner, GUARDS.find((name) => file === `guards/${name}.tsx`) ?? guard)
  })
}

it('the site map gives every page its layout and its guard', async () => {
  const listed = PAGES.flatMap(({ layout, guard, paths }) => paths.map((path) => row(path, layout, guard)))
  expect(rowsOf(await siteMap, '', 'none', 'everybody').toSorted()).toEqual(listed.toSorted())
})

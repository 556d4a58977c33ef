import { afterAll, beforeAll, expect, it } from 'vitest'
import { allEndpoints } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/**
 * What is served besides the endpoints of the contract, with an address and what a visitor is answered there. All of it
 * shows public content and is read-only; `/outbox` exists only if the operator enables it.
 */
const OTHER_ROUTES: Readonly<Record<string, readonly [address: string, status: number]>> = {
  '/api/health': ['/api/health', 200],
  '/api/ready': ['/api/ready', 200],
  '/api/docs': ['/api/docs', 200],
  '/api/docs/': ['/api/docs/', 200],
  '/api/docs/*': ['/api/docs/none.css', 404],
  '/api/docs/json': ['/api/docs/json', 200],
  '/api/docs/yaml': ['/api/docs/yaml', 200],
  '/api/docs/static/index.html': ['/api/docs/static/index.html', 302],
  '/api/docs/static/swagger-initializer.js': ['/api/docs/static/swagger-initializer.js', 200],
  '/sanctum/csrf-cookie': ['/sanctum/csrf-cookie', 204],
  '/blog-pictures/:post/:name': ['/blog-pictures/0001-none/none.png', 404],
  '/blogs/feed.atom': ['/blogs/feed.atom', 200],
  '/embed/:id': ['/embed/1', 404],
  '/embed/journeys/:id': ['/embed/journeys/1', 404],
  '/journeys/:id/feed.atom': ['/journeys/1/feed.atom', 404],
  '/feed.atom': ['/feed.atom', 200],
  '/files/:name': ['/files/none.png', 404],
  '/oembed': ['/oembed', 404],
  '/outbox': ['/outbox', 200],
  '/outbox/': ['/outbox/', 200],
  '/outbox/:id': ['/outbox/none', 404],
  '/previews/journeys/:name': ['/previews/journeys/none.webp', 404],
  '/previews/users/:name': ['/previews/users/none.webp', 404],
  '/previews/:name': ['/previews/none.png', 404],
  '/robots.txt': ['/robots.txt', 200],
  '/routes/:id/comments.atom': ['/routes/1/comments.atom', 404],
  '/sitemap.xml': ['/sitemap.xml', 200],
  '/sitemaps/journeys-:part.xml': ['/sitemaps/journeys-1.xml', 200],
  '/sitemaps/pages.xml': ['/sitemaps/pages.xml', 200],
  '/sitemaps/routes-:part.xml': ['/sitemaps/routes-1.xml', 200],
  '/sitemaps/users-:part.xml': ['/sitemaps/users-1.xml', 200],
  '/tags/:name/feed.atom': ['/tags/none/feed.atom', 404],
  '/users/:id/feed.atom': ['/users/999999/feed.atom', 404],
}

/** Every address of the application with its methods, read from the tree that it prints. */
function routesOf(tree: string): ReadonlyMap<string, readonly string[]> {
  const above: string[] = []
  const routes = new Map<string, readonly string[]>()
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (.+) \(([A-Z, ]+)\)$/.exec(line) ?? []
    if (part === '') continue
    above.length = indent.length / 4
    const path = above.join('') + part
    above.push(part)
    routes.set(path, methods.split(', ').toSorted())
  }
  return routes
}

/** Mail programs post to it: without cookies, by a key that our mails alone hold. */
const ONE_CLICK = '/mail/unsubscribe'

it('[B18] serves the contract and what is listed here, nothing else', async () => {
  const contract = allEndpoints.map(([, { path }]) => `/api${path}`)
  const served = [...routesOf(test.app.printRoutes({ commonPrefix: false })).keys()]
  expect(served.toSorted()).toEqual([...new Set([...contract, ...Object.keys(OTHER_ROUTES), ONE_CLICK])].toSorted())
})

it('[A12] [B18] only reads what is not of the contract', async () => {
  const routes = routesOf(test.app.printRoutes({ commonPrefix: false }))
  for (const path of Object.keys(OTHER_ROUTES)) expect([path, routes.get(path)]).toEqual([path, ['GET', 'HEAD']])
})

it.each(Object.entries(OTHER_ROUTES))('[B18] %s answers everybody alike', async (_, [address, status]) => {
  const unverified = await test.anUnverifiedUser()
  for (const { fetch } of [test.aGuest(), unverified, await test.aVerifiedUser()])
    expect((await fetch(address, { method: 'GET' })).status).toBe(status)
})

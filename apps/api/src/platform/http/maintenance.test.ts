import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { closeForMaintenance } from './maintenance.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ isMaintenance: true })
})
afterAll(() => test.close())

const pages = Fastify()
closeForMaintenance(pages)
pages.get('/*', { config: { isPage: true } }, async () => 'a page')
pages.get('/logo.svg', async () => 'a file')
afterAll(() => pages.close())

it('closes the API with its own code, so that no other 503 is taken for maintenance', async () => {
  const answer = await test.aGuest().api.currentUser()
  expect(answer).toMatchObject({ status: 503, error: { code: 'server.maintenance' } })
  expect(answer.headers.get('retry-after')).toBe('60')
})

it.each([
  ['/', '/maintenance'],
  ['/en/login?next=%2Fhome', '/en/maintenance'],
  ['/login?next=%2Fhome&hl=en-us', '/maintenance?hl=en-us'],
])('leads %s to %s', async (path, target) => {
  const answer = await pages.inject(path)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, target])
})

it.each(['/maintenance', '/login.data', '/logo.svg'])('leaves %s as it is', async (path) => {
  expect((await pages.inject(path)).statusCode).toBe(200)
})

it.each(['/api/health', '/api/ready'])('leaves %s open', async (path) => {
  expect((await test.app.inject(path)).statusCode).toBe(200)
})

it('documents the API as OpenAPI 3.1', async () => {
  const document = (await test.app.inject('/api/docs/json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/v1/signup')
  expect(document.paths['/api/v1/signup'].post.responses['4XX'].description).toContain('auth.name_taken')
  expect((await test.app.inject('/api/docs')).headers['content-type']).toContain('text/html')
})

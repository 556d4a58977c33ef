import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../../../modules/route-articles/testing/create-article.ts'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'
import { closeForMaintenance } from './closed-product.ts'

const SHARED = (id: number) => [`/embed/${id}`, '/feed.atom', '/sitemap.xml', '/sitemaps/pages.xml']

describe('while it is maintained', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ isMaintenance: true })
  })
  afterAll(() => test.close())

  let isOn = true
  const pages = Fastify()
  closeForMaintenance(pages, { isOn: () => isOn })
  pages.get('/*', { config: { isPage: true } }, async () => 'a page')
  pages.get('/logo.svg', async () => 'a file')
  afterAll(() => pages.close())

  it('closes the API with its own code, so that no other 503 is taken for maintenance', async () => {
    const answer = await test.aGuest().api.currentUser()
    expect(answer).toMatchObject({ status: 503, error: { code: 'server.maintenance' } })
    expect(answer.headers.get('retry-after')).toBe('60')
  })

  it.each(SHARED(1))('closes %s as well', async (path) => {
    const answer = await test.app.inject(path)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  })

  it.each([
    ['/', '/maintenance'],
    ['/en', '/en/maintenance'],
    ['/en/routes?q=pass', '/en/maintenance?next=%2Froutes%3Fq%3Dpass'],
    ['/login?next=%2Fhome&hl=en-us', '/maintenance?hl=en-us&next=%2Flogin%3Fnext%3D%252Fhome%26hl%3Den-us'],
    ['/home/maintenance', '/maintenance?next=%2Fhome%2Fmaintenance'],
  ])('leads %s to %s, which nobody keeps', async (path, target) => {
    const answer = await pages.inject(path)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, target])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each(['/maintenance', '/en/maintenance', '/login.data', '/__manifest?paths=/maintenance', '/logo.svg'])(
    'leaves %s as it is',
    async (path) => {
      expect((await pages.inject(path)).statusCode).toBe(200)
    },
  )

  it.each(['/api/health', '/api/ready', '/robots.txt'])('leaves %s open', async (path) => {
    expect((await test.app.inject(path)).statusCode).toBe(200)
  })

  it('is over as soon as it is switched off', async () => {
    isOn = false
    expect((await pages.inject('/')).statusCode).toBe(200)
    isOn = true
    expect((await pages.inject('/')).statusCode).toBe(302)
  })

  it('documents the API as OpenAPI 3.1', async () => {
    const document = (await test.app.inject('/api/docs/json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/v1/signup')
    expect(document.paths['/api/v1/signup'].post.responses['4XX'].description).toContain('auth.name_taken')
    expect((await test.app.inject('/api/docs')).headers['content-type']).toContain('text/html')
  })
})

describe('while it shows no more than itself', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ isPublicOnly: true })
  })
  afterAll(() => test.close())

  it('gives nothing out and takes nothing, from whomever', async () => {
    const user = await test.aVerifiedUser()
    await expect(createArticle(user)).rejects.toThrow('request.not_found')
    const { api } = test.aGuest()
    expect(await api.listRoutes()).toMatchObject({ status: 404, error: { code: 'request.not_found' } })
    expect(await api.logIn({ body: { email: 'mori@example.com', password: 'a long way' } })).toMatchObject({
      status: 404,
    })
  })

  it.each(SHARED(1))('does not know %s', async (path) => {
    expect((await test.app.inject(path)).statusCode).toBe(404)
  })

  it('still tells its own pages who visits them', async () => {
    expect(await test.aGuest().api.currentUser()).toMatchObject({ status: 200, data: null })
  })
})

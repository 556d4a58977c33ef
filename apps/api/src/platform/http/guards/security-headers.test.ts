import { type Endpoint, endpoints } from '@repo/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers.ts'

const endpoint: Endpoint = endpoints.direction

const opened: FastifyInstance[] = []
afterAll(() => Promise.all(opened.map((app) => app.close())))

async function open(isSecure: boolean) {
  const app = Fastify()
  opened.push(app)
  const origins = { mapOrigins: ['https://tiles.example'], consentOrigins: ['https://stats.example'] }
  await setSecurityHeaders(app, { isSecure, ...origins, isDevelopment: false })
  app.get('/api/data', { config: { endpoint } }, async () => ({ some: 'data' }))
  app.get('/page', async (_request, reply) => reply.cspNonce)
  return app
}

describe('[C34] an answer of the API', () => {
  it('is no page: nothing in it runs, loads or is framed', async () => {
    const { headers } = await (await open(false)).inject('/api/data')
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('[C34] a page', () => {
  it('runs what carries the nonce of this answer alone', async () => {
    const app = await open(false)
    const [one, other] = [await app.inject('/page'), await app.inject('/page')]
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' https://stats.example 'nonce-${one.json().script}'`)
    expect(policy).toContain("connect-src 'self' https://tiles.example https://stats.example")
    expect(one.json().script).not.toBe(other.json().script)
    expect(one.headers['x-content-type-options']).toBe('nosniff')
  })

  it('is alone in its window, and uses no camera, microphone or payment', async () => {
    const { headers } = await (await open(false)).inject('/page')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=(), ')
    expect(headers['permissions-policy']).toContain('geolocation=(self)')
  })

  it('shows pictures of this origin and of those that the operator named, and of no whole scheme', async () => {
    const { headers } = await (await open(true)).inject('/page')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/(^|;)img-src 'self' data: blob: https:\/\/tiles\.example https:\/\/stats\.example(;|$)/)
    expect(policy).not.toMatch(/ https?:(?!\/\/)/)
  })

  it('lets no other origin and no object in', async () => {
    const policy = String((await (await open(false)).inject('/page')).headers['content-security-policy'])
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "worker-src 'self'"])
      expect(policy).toContain(rule)
    expect(policy).not.toContain("script-src 'self' 'unsafe")
  })
})

it.each(['/api/data', '/page'])('[C34] %s is asked for over TLS ever after, once it came that way', async (path) => {
  const { headers } = await (await open(true)).inject(path)
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

import { createApiClient } from '@repo/contract'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { action } from './confirm.tsx'

const PROVIDERS = { data: [{ name: 'strava', label: 'Strava' }] }

/** Proves with a password, at an address with this query. */
async function prove(query: string, { canStart = true } = {}) {
  const seen: string[] = []
  const context = new RouterContextProvider()
  context.set(preferencesContext, { locale: 'ja', theme: null, units: null })
  const api = createApiClient(async (path, { method, body }) => {
    seen.push(`${method} ${path} ${body ?? ''}`.trim())
    if (method === 'GET') return Response.json(PROVIDERS)
    if (!path.includes('/strava')) return new Response(null, { status: 204 })
    return canStart
      ? Response.json({ url: 'https://strava.example/authorize' })
      : Response.json({ error: { code: 'provider.not_found' } }, { status: 404 })
  })
  context.set(apiContext, api)
  const url = new URL(`http://localhost/home/account/confirm?${query}`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ password: 'correct horse' }) })
  const args = { request, url, context, params: {}, pattern: '/home/account/confirm' }
  return { answer: await action(args as Parameters<typeof action>[0]), seen }
}

const location = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null)

it('leads on to the provider that was about to be linked, without another press', async () => {
  const { answer, seen } = await prove('next=%2Fhome%2Froutes%2Fcreate_from_strava&link=strava')
  expect(answer).toEqual({ going: { url: 'https://strava.example/authorize', label: 'Strava' } })
  expect(seen.at(-1)).toContain('"purpose":"link","next":"/home/routes/create_from_strava"')
})

it.each([
  ['nothing was about to be linked', 'next=%2Fhome%2Fprofile', {}, 2],
  ['it names no provider', 'next=%2Fhome%2Fprofile&link=evil', {}, 2],
  ['the provider refuses', 'next=%2Fhome%2Fprofile&link=strava', { canStart: false }, 3],
])('leads back where %s', async (_name, query, options, requests) => {
  const { answer, seen } = await prove(query, options)
  expect(location(answer)).toBe('/home/profile')
  expect(seen.length).toBeLessThanOrEqual(requests)
})

import { createApiClient, TOKEN_SCOPES } from '../../packages/contract/src/index.ts'

/** Of the demonstration. */
const PERSON = { email: 'hikari@mishiori.example', password: 'walk-and-tell-2026' }

/** Logs somebody of the demonstration in, as a page does. @returns an access token of theirs with every scope. */
export async function makeToken(origin) {
  const jar = new Map()
  const api = createApiClient(async (path, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const xsrf = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '')
    const headers = { ...init.headers, cookie, origin, ...(xsrf && { 'x-xsrf-token': xsrf }) }
    const response = await fetch(new URL(path, origin), { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  })
  await api.csrfCookie()
  const loggedIn = await api.logIn({ body: PERSON })
  if (!loggedIn.ok) throw new Error(loggedIn.error.code)
  const made = await api.createAccessToken({ body: { name: 'Proof', scopes: [...TOKEN_SCOPES], valid_days: 1 } })
  if (!made.ok) throw new Error(made.error.code)
  return made.data.token
}

/** A web build as small as can be: says what it was given. */
export const createWebHandler = () => async (request, host) => {
  const { pathname } = new URL(request.url)
  const user = await host.transport('/api/v1/user', { headers: { cookie: request.headers.get('cookie') ?? '' } })
  const body = request.method === 'POST' ? await request.text() : ''
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'x-nonce': host.nonce?.script ?? '',
    'x-has-session': host.hasSession ? 'yes' : 'no',
  })
  for (const cookie of ['a=1', 'b=2']) headers.append('set-cookie', cookie)
  return new Response(`<!doctype html><title>${pathname}</title><p>${await user.text()}</p><p>${body}</p>`, {
    status: pathname === '/missing' ? 404 : 200,
    headers,
  })
}

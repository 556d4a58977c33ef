/** A minimal web build: returns its input. */
export const createWebHandler = () => async (request, host) => {
  const { pathname, searchParams } = new URL(request.url)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'x-nonce': host.nonce?.script ?? '',
    'x-has-session': host.hasSession ? 'yes' : 'no',
  })
  const article = /^\/routes\/(\d+)$/.exec(pathname)
  if (article) return articlePage({ request, host, headers, id: article[1], token: searchParams.get('token') })
  const journey = /^\/journeys\/(\d+)$/.exec(pathname)
  if (journey) return journeyPage(host, headers, journey[1])
  const user = await host.transport('/api/v1/user', { headers: { cookie: request.headers.get('cookie') ?? '' } })
  const body = request.method === 'POST' ? await request.text() : ''
  for (const cookie of ['a=1', 'b=2']) headers.append('set-cookie', cookie)
  return new Response(`<!doctype html><title>${pathname}</title><p>${await user.text()}</p><p>${body}</p>`, {
    status: pathname === '/missing' ? 404 : 200,
    headers,
  })
}

/** Shares public articles and what is known to be missing, as the real one does. */
async function articlePage({ request, host, headers, id, token }) {
  const path = `/api/v1/routes/${id}${token ? `?token=${token}` : ''}`
  const cookie = request.headers.get('cookie') ?? ''
  const answer = await host.transport(path, { headers: { cookie } })
  const article = await answer.json()
  if (answer.status === 404) host.share([`article:${id}`])
  else if (article.status === 'PUBLIC') host.share([`article:${id}`, `user:${article.user.id}`])
  const title = answer.ok ? `${article.title} by ${article.user.nickname}` : 'not found'
  const inline = `<script nonce="${host.nonce.script}">start()</script><style nonce="${host.nonce.style}">p{}</style>`
  const page = `<!doctype html><title>${title}</title>${inline}<p>${cookie}</p><script>injected()</script>`
  return new Response(page, { status: answer.status, headers })
}

/** Shares public journeys with what they show, as the real one does. */
async function journeyPage(host, headers, id) {
  const answer = await host.transport(`/api/v1/journeys/${id}`, { headers: {} })
  const { user, entries } = await answer.json()
  const articles = entries.map(({ article }) => article).filter((article) => article !== null)
  const shown = articles.flatMap((article) => [`article:${article.id}`, `user:${article.user.id}`])
  host.share([`journey:${id}`, `user:${user.id}`, ...shown])
  return new Response(`<!doctype html>${articles.map(({ title }) => `<h3>${title}</h3>`).join('')}`, { headers })
}

/** By language and appearance, as the real one does. */
export function toSharedRequest({ address, cookie = '', acceptLanguage = '' }) {
  const [path, search = ''] = address.split('?')
  if (!/^\/(?:routes|journeys)\//.test(path) || search.includes('token=')) return null
  const locale = /locale=([\w-]+)/.exec(cookie)?.[1] ?? (acceptLanguage.startsWith('en') ? 'en-us' : 'ja')
  const theme = /theme=(\w+)/.exec(cookie)?.[1]
  return {
    address: path,
    headers: { cookie: `locale=${locale}${theme ? `; theme=${theme}` : ''}`, 'accept-language': locale },
  }
}

/** A browser's share of a session: keeps cookies, and sends the token that forms carry. */
export function openSession(origin) {
  const cookies = new Map()

  async function request(path, { method = 'GET', headers = {}, body } = {}) {
    const token = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '')
    const own = {
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      origin,
      'x-xsrf-token': token,
      'x-requested-with': 'XMLHttpRequest',
    }
    const isForm = body instanceof FormData
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...own, ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'manual',
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name) cookies.set(name, value)
    }
    return answer
  }

  /** @throws with the answer unless it has the status. */
  async function expectAnswer(status, path, options) {
    const answer = await request(path, options)
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.status !== status) {
      throw new Error(`${options?.method ?? 'GET'} ${path} answers ${answer.status}: ${bytes.toString().slice(0, 300)}`)
    }
    return { bytes, json: () => JSON.parse(bytes.toString()) }
  }

  return {
    get: (path, status = 200) => expectAnswer(status, path),
    post: (path, body, status = 200) => expectAnswer(status, path, { method: 'POST', body }),
    logIn: async (email, password) => {
      await request('/api/sanctum/csrf-cookie')
      return expectAnswer(200, '/api/v1/login', { method: 'POST', body: { email, password } })
    },
  }
}

/** An article for everybody: text, and a map with one line. */
export const anArticle = (title) => ({
  title,
  summary: '',
  tag: [],
  is_draft: false,
  private_mode: null,
  thumbnail_path: null,
  context: { version: 1, blocks: [{ type: 'paragraph', text: 'Along the river.' }] },
  layer: [
    {
      id: 'layer-1',
      name: 'layer 1',
      objects: [
        {
          tmpId: 'line-1',
          objectType: 'LINE',
          name: 'The path',
          text: '',
          color: '#DB0730',
          isMain: true,
          path: '_p~iF~ps|U_ulLnnqC',
        },
      ],
    },
  ],
})

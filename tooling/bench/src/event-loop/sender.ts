/** Somebody logged in, who sends what costs much. */
export interface Sender {
  /** @returns the id of the new article. */
  create(article: object): Promise<number>
  previewOf(articleId: number): Promise<string>
  get(path: string): Promise<void>
  getAsGuest(path: string): Promise<void>
  /** @throws for a response with another status. */
  post(path: string, body: Uint8Array, statuses: readonly number[]): Promise<void>
  upload(form: FormData, statuses: readonly number[]): Promise<void>
}

/** @param cookie of a session. */
export async function openSender(origin: string, cookie: string): Promise<Sender> {
  const opened = await fetch(`${origin}/api/sanctum/csrf-cookie`, { headers: { cookie } })
  const given = opened.headers.getSetCookie().map((value) => value.split(';')[0] ?? '')
  const token = given.find((value) => value.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const changing = {
    cookie: [cookie, ...given].join('; '),
    origin,
    'x-xsrf-token': decodeURIComponent(token),
    'x-requested-with': 'XMLHttpRequest',
  }
  const json = { ...changing, 'content-type': 'application/json' }
  const answered = async (path: string, init: RequestInit, statuses: readonly number[]): Promise<Response> => {
    const response = await fetch(`${origin}${path}`, init)
    if (statuses.includes(response.status)) return response
    throw new Error(`${path} was answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
  }
  const read = async (path: string, init: RequestInit, statuses: readonly number[] = [200]) => {
    await (await answered(path, init, statuses)).arrayBuffer()
  }
  return {
    async create(article) {
      const init = { method: 'POST', headers: json, body: JSON.stringify(article) }
      const { id } = (await (await answered('/api/v1/routes', init, [201])).json()) as { id: number }
      return id
    },
    async previewOf(articleId) {
      const response = await answered(`/api/v1/routes/${articleId}`, { headers: { cookie } }, [200])
      return ((await response.json()) as { preview_path: string }).preview_path
    },
    get: (path) => read(path, { headers: { cookie } }),
    getAsGuest: (path) => read(path, {}),
    post: (path, body, statuses) => read(path, { method: 'POST', headers: json, body: new Uint8Array(body) }, statuses),
    upload: (form, statuses) =>
      read('/api/v1/file/image-upload', { method: 'POST', headers: changing, body: form }, statuses),
  }
}

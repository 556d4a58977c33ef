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

/** @param headers of somebody's requests that change something. */
export function openSender(origin: string, headers: Readonly<Record<'cookie', string>>): Sender {
  const { cookie } = headers
  const json = { ...headers, 'content-type': 'application/json' }
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
    upload: (form, statuses) => read('/api/v1/file/image-upload', { method: 'POST', headers, body: form }, statuses),
  }
}

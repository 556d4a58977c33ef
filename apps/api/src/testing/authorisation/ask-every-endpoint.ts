import { readRouteFile } from '@mishiori/route-files'
import { type EndpointName, endpoints, type RouteArticle } from '@repo/contract'
import { strFromU8, unzipSync } from 'fflate'
import { tokenOf } from '../../modules/route-articles/testing/create-article.ts'
import type { TestClient } from '../test-client.ts'
import type { Owned } from './owned.ts'
import { AUTHORISATION_ROWS } from './rows.ts'

/** The response body as text, decompressed if needed. */
export async function textOf(client: TestClient, path: string, init: RequestInit = {}): Promise<string> {
  const bytes = new Uint8Array(await (await client.fetch(path, init)).arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const files = isZip ? Object.values(unzipSync(bytes)) : [bytes]
  const texts = await Promise.all(files.map((file) => (isFit(file) ? textOfFit(file) : strFromU8(file))))
  return texts.join('\n')
}

const isFit = (bytes: Uint8Array) => strFromU8(bytes.subarray(8, 12)) === '.FIT'

/** Names and coordinates of a binary file. */
async function textOfFit(bytes: Uint8Array): Promise<string> {
  const read = await readRouteFile(new Uint8Array(bytes))
  if (!read.ok) throw new Error(read.refusal.code)
  const { lines, spots } = read.file
  const path = lines.flatMap(({ segments }) => segments.flatMap(({ lngLat }) => [...lngLat]))
  const numbers = [...path, ...spots.flatMap(({ position }) => position)].map((degrees) => degrees.toFixed(6))
  return [...lines, ...spots]
    .map(({ name }) => name)
    .concat(numbers)
    .join(' ')
}

interface Asked {
  readonly owned: Owned
  /** Endpoints of articles are asked about each of these. */
  readonly articles: readonly RouteArticle[]
  /** Each of them also with the link to this one. */
  readonly shared: RouteArticle
}

/** What each endpoint of the contract answers to a reader, as text. */
export async function askEveryEndpoint(
  asked: Asked,
  aReader: () => Promise<TestClient>,
  onAnswer: (text: string, question: string) => void,
): Promise<void> {
  const client = await aReader()
  for (const name of Object.keys(AUTHORISATION_ROWS) as EndpointName[] /* keys of the record */) {
    for (const { path, init } of questionsOf(name, asked)) {
      // Skips requests that log out or delete the account.
      const sender = init.method === 'GET' || path.includes('/routes/') ? client : await aReader()
      onAnswer(await textOf(sender, path, init), `${init.method} ${path}`)
    }
  }
}

/** The requests to one endpoint: for each of the articles, with the link and without. */
function questionsOf(
  name: EndpointName,
  { owned, articles, shared }: Asked,
): readonly { path: string; init: RequestInit }[] {
  const { method, path } = endpoints[name]
  const { params = {}, query = {}, headers = {}, body } = AUTHORISATION_ROWS[name].input?.(owned) ?? {}
  const isForm = body instanceof FormData
  const init = {
    method,
    headers: { ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  }
  const addressOf = (own: Readonly<Record<string, string>>, token: object) => {
    const known: Readonly<Record<string, string>> = { ...params, ...own }
    const filled = path.replace(/:(\w+)/g, (_, param: string) => known[param] ?? String(owned.owner.user.id))
    return { path: `/api${filled}?${new URLSearchParams({ ...query, ...token })}`, init }
  }
  if (!path.includes('/routes/:id')) return [addressOf({}, {})]
  return articles.flatMap(({ id }) =>
    [{}, { token: tokenOf(shared) }].map((token) => addressOf({ id: String(id) }, token)),
  )
}

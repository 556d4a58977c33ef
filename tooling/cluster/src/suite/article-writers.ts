import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, ApiClient, RouteArticle, RouteArticleInput } from '@repo/contract'
import type { Ledger } from './ledger.ts'
import { CALL_LIMIT_MS, untilAcknowledged } from './until-acknowledged.ts'

interface Author {
  readonly userId: number
  readonly api: ApiClient
}

interface WriterOptions {
  readonly authors: readonly Author[]
  readonly ledger: Ledger
}

const PAUSE_MS = 1_200
/** After so many saves an author begins another article. */
const SAVES_EACH = 20

const articleOf = (title: string): RouteArticleInput => ({
  title,
  summary: '',
  tag: [],
  is_draft: true,
  private_mode: null,
  thumbnail_path: null,
  context: { version: 1, blocks: [{ type: 'paragraph', text: `The text of ${title}.` }] },
  layer: [],
})

/** Authors who save one version after the other, each from the one before, under idempotency keys, as the editor does. */
export function startArticleWriters({ authors, ledger }: WriterOptions) {
  let isStopping = false

  const write = async ({ userId, api }: Author, index: number) => {
    for (let round = 0; !isStopping; round++) {
      let version = 0
      let id: number | null = null
      for (let save = 0; save <= SAVES_EACH && !isStopping; save++) {
        const title = `author ${index}, article ${round}, save ${save}`
        const key = crypto.randomUUID()
        const before: { id: number; version: number } | null = id === null ? null : { id, version }
        const attempt = (): Promise<Answer<RouteArticle>> => send(api, { key, title, before })
        const article: RouteArticle | null = await untilAcknowledged({ writer: `author ${index}`, attempt }, ledger)
        if (!article) return
        ;({ id, version } = article)
        ledger.acknowledge({ id: article.id, authorId: userId, title, version })
        await sleep(PAUSE_MS)
      }
    }
  }
  const working = Promise.all(authors.map(write))

  return {
    /** Ends when what is being saved is saved. */
    async stop(): Promise<void> {
      isStopping = true
      await working
    },
  }
}

interface Save {
  readonly key: string
  readonly title: string
  readonly before: { readonly id: number; readonly version: number } | null
}

function send(api: ApiClient, { key, title, before }: Save): Promise<Answer<RouteArticle>> {
  const body = articleOf(title)
  const headers = { 'idempotency-key': key }
  const signal = AbortSignal.timeout(CALL_LIMIT_MS)
  if (!before) return api.createRoute({ body }, { headers, signal })
  const input = { params: { id: String(before.id) }, query: { autosave: '1' } as const, body }
  return api.saveRoute(input, { headers: { ...headers, 'if-match': `"${before.version}"` }, signal })
}

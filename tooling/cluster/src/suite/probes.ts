import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteArticleInput } from '@repo/contract'
import type { Cluster } from '../cluster.ts'
import { aVisitor, type Visitor } from './visitor.ts'

/** How long a node may take to know what another one has changed. */
const KNOWN_WITHIN_MS = 5_000
const POLL_MS = 20
/** What the product allows one address in a minute. */
const CHANGES_PER_MINUTE = 120

/** With a line, as what others see must have. */
export const articleBody = (title: string): RouteArticleInput => ({
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

let published = 0
const guestOf = ({ origin }: Cluster) => aVisitor(origin, `198.51.100.${1 + (published % 250)}`)

/** Publishes on the first node and reads on the second, then takes it back. @returns how long the second took to know. */
export async function publishAndRead(cluster: Cluster, author: Visitor): Promise<string> {
  const [one, other] = cluster.nodes.map(({ port }) => `http://127.0.0.1:${port}`)
  if (!one || !other) throw new Error('two nodes are needed')
  const title = `Seen at once ${++published}`
  const body = articleBody(title)
  const draft = await author.at(one).createRoute({ body: { ...body, is_draft: true } })
  if (!draft.ok) throw new Error(`the draft was answered ${draft.status}`)
  const { id, version } = draft.data
  const guest = guestOf(cluster)
  const isShown = async () => {
    const [page, list] = await Promise.all([guest.fetch(other, `/routes/${id}`), guest.fetch(other, '/api/v1/routes')])
    return [page.ok && (await page.text()).includes(title), (await list.text()).includes(title)]
  }
  await isShown() // what the node keeps of it is outdated now
  const params = { id: String(id) }
  const shown = await author.at(one).saveRoute({ params, body }, { headers: { 'if-match': `"${version}"` } })
  if (!shown.ok) throw new Error(`publishing was answered ${shown.status}`)
  const appeared = await until(async () => (await isShown()).every((one) => one), 'a guest does not see it')
  const hidden = await author
    .at(one)
    .saveRoute(
      { params, body: { ...body, private_mode: 'private' } },
      { headers: { 'if-match': `"${shown.data.version}"` } },
    )
  if (!hidden.ok) throw new Error(`taking it back was answered ${hidden.status}`)
  const gone = await until(async () => !(await isShown()).some((one) => one), 'a guest still sees it')
  return `there after ${appeared} ms, gone after ${gone} ms`
}

/** @returns milliseconds. @throws when it takes too long. */
async function until(test: () => Promise<boolean>, problem: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < KNOWN_WITHIN_MS) {
    if (await test()) return Math.round(performance.now() - startedAt)
    await sleep(POLL_MS)
  }
  throw new Error(`${problem} after ${KNOWN_WITHIN_MS} ms`)
}

let counted = 0

/** Sends changes of one address to both nodes in turn until one refuses. */
export async function countTogether(cluster: Cluster): Promise<string> {
  const guest = aVisitor(cluster.origin, `203.0.113.${++counted}`)
  const nodes = cluster.nodes.map(({ port }) => `http://127.0.0.1:${port}`)
  for (let sent = 0; sent <= 2 * CHANGES_PER_MINUTE; sent++) {
    const answer = await guest.fetch(nodes[sent % nodes.length] ?? '', '/api/v1/logout', { method: 'POST' })
    await answer.arrayBuffer()
    if (answer.status !== 429) continue
    if (sent !== CHANGES_PER_MINUTE) throw new Error(`refused after ${sent} changes, not ${CHANGES_PER_MINUTE}`)
    return `${sent} changes of one address, then 429`
  }
  throw new Error('no limit was reached: each node counts by itself')
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { pictureForm } from './picture-writers.ts'
import { articleBody, countTogether, publishAndRead } from './probes.ts'
import type { Row } from './table.ts'
import { aVisitor, type Visitor } from './visitor.ts'

/** Something that begins on one node and goes on on another one. */
export interface Journey {
  readonly id: string
  readonly name: string
  readonly required: string
  /** @returns what was seen. @throws when it did not go as required. */
  readonly run: (cluster: Cluster) => Promise<string>
}

const WITHIN_MS = 20_000
const POLL_MS = 100
const PASSWORD = 'a long way to the pass'

export const JOURNEYS: readonly Journey[] = [
  {
    id: 'sign-in',
    name: 'sign up on one node, enter the mailed code on the other, log out on the first',
    required: 'each knows at once',
    async run(cluster) {
      const [one, other] = addressesOf(cluster)
      const { visitor } = await aMember(cluster)
      expect('logged in on both', [await isLoggedIn(visitor, one), await isLoggedIn(visitor, other)], [true, true])
      await visitor.at(one).logOut()
      expect('logged out on both', [await isLoggedIn(visitor, one), await isLoggedIn(visitor, other)], [false, false])
      return 'logged in and out on both; the worker mailed the code'
    },
  },
  {
    id: 'picture',
    name: 'upload a picture on one node, read it from the other',
    required: 'the same bytes',
    async run(cluster) {
      const [one, other] = addressesOf(cluster)
      const { visitor } = await aMember(cluster)
      const stored = await visitor.at(one).uploadImage({ body: pictureForm() })
      if (!stored.ok) throw new Error(`the picture was answered ${stored.status}`)
      const { pathname } = new URL(stored.data.url, cluster.origin)
      const [here, there] = await Promise.all([one, other].map((node) => bytesOf(visitor, node, pathname)))
      expect('the same bytes', here?.equals(there ?? Buffer.alloc(0)) && here.length > 0, true)
      return `${here?.length} bytes from each`
    },
  },
  {
    id: 'publish',
    name: 'publish on one node, read it as a guest on the other; take it back',
    required: 'page and list show it within five seconds, and no longer',
    async run(cluster) {
      const { visitor } = await aMember(cluster)
      return publishAndRead(cluster, visitor)
    },
  },
  {
    id: 'notification',
    name: 'comment on one node while the author has a page open on the other',
    required: 'the author is told by the open stream',
    async run(cluster) {
      const [one, other] = addressesOf(cluster)
      const [author, reader] = [await aMember(cluster), await aMember(cluster)]
      const created = await author.visitor.at(one).createRoute({ body: articleBody('Told at once') })
      if (!created.ok) throw new Error(`the article was answered ${created.status}`)
      const told = firstNotification(author.visitor, other)
      await sleep(500) // the stream is open
      const sentAt = performance.now()
      const params = { id: String(created.data.id) }
      const comment = await reader.visitor.at(one).createComment({ params, body: { text: 'A fine walk.' } })
      if (!comment.ok) throw new Error(`the comment was answered ${comment.status}`)
      await told
      return `told after ${Math.round(performance.now() - sentAt)} ms`
    },
  },
  {
    id: 'limits',
    name: 'changes from one address, sent to both nodes in turn',
    required: 'counted together',
    run: (cluster) => countTogether(cluster),
  },
]

/** Goes on a journey once. */
export async function walk({ name, required, run }: Journey, cluster: Cluster): Promise<Row> {
  try {
    return { name, required, seen: await run(cluster), misses: [] }
  } catch (error) {
    return { name, required, seen: '', misses: [error instanceof Error ? error.message : String(error)] }
  }
}

const addressesOf = ({ nodes: [one, other] }: Cluster) =>
  [`http://127.0.0.1:${one.port}`, `http://127.0.0.1:${other.port}`] as const

function expect(what: string, actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (found !== wanted) throw new Error(`${what}: ${found} instead of ${wanted}`)
}

let members = 0

/** Somebody who signed up on the first node and entered the code on the second. */
export async function aMember(cluster: Cluster): Promise<{ readonly visitor: Visitor }> {
  const [one, other] = addressesOf(cluster)
  const number = ++members
  const name = `walker.${number}`
  const email = `${name}@example.com`
  const visitor = aVisitor(cluster.origin, `192.0.2.${number}`)
  const signedUp = await visitor
    .at(one)
    .signUp({ body: { email, name, password: PASSWORD, terms: true, locale: 'en-us' } })
  if (!signedUp.ok) throw new Error(`the sign-up was answered ${signedUp.status} ${signedUp.error.code}`)
  const code = await mailedCode(join(cluster.worker.dataFolder, 'outbox'), email)
  const verified = await visitor.at(other).verifyEmail({ body: { code } })
  if (!verified.ok) throw new Error(`the code was answered ${verified.status} ${verified.error.code}`)
  return { visitor }
}

async function mailedCode(outbox: string, email: string): Promise<string> {
  for (const deadline = performance.now() + WITHIN_MS; performance.now() < deadline; await sleep(POLL_MS)) {
    for (const text of mailsIn(outbox)) {
      const code = text.startsWith(`To: ${email}\n`) ? /\b(\d{6})\b/.exec(text)?.[1] : undefined
      if (code) return code
    }
  }
  throw new Error(`no code was mailed to ${email}`)
}

function mailsIn(outbox: string): readonly string[] {
  try {
    const names = readdirSync(outbox).filter((name) => name.endsWith('.txt'))
    return names.map((name) => readFileSync(join(outbox, name), 'utf8'))
  } catch {
    return [] // nothing was mailed yet
  }
}

async function isLoggedIn(visitor: Visitor, node: string): Promise<boolean> {
  const answer = await visitor.at(node).currentUser()
  return answer.ok && answer.data !== null
}

async function bytesOf(visitor: Visitor, node: string, path: string): Promise<Buffer> {
  const answer = await visitor.fetch(node, path)
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Ends with the first notification that arrives by the stream. */
async function firstNotification(visitor: Visitor, node: string): Promise<void> {
  const init = { headers: { accept: 'text/event-stream' }, signal: AbortSignal.timeout(WITHIN_MS) }
  const { body } = await visitor.fetch(node, '/api/v1/notify/stream', init)
  let text = ''
  for await (const piece of body ?? []) {
    text += Buffer.from(piece).toString()
    if (/"arrived":\[\{/.test(text)) return
  }
  throw new Error('the stream ended without a notification')
}

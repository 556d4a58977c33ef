import { LAST_DEMO_ID } from '../search/seed-searchable.ts'
import type { Person } from './people.ts'
import { ARTICLES, POPULAR_ID } from './seed-social.ts'

/** A request and its user, as an address below `/api`. */
export interface Question {
  readonly by: Person
  readonly path: string
}

export const KINDS = ['feed', 'comments', 'notifications', 'count'] as const
export type Kind = (typeof KINDS)[number]

const DEEP_PAGES = 4

/** About a hundred of each kind: popular pages, rare ones, and further pages of both. */
export async function questionsOf(people: readonly Person[]): Promise<Readonly<Record<Kind, readonly Question[]>>> {
  const feed: Question[] = []
  const notifications: Question[] = []
  for (const by of people) {
    feed.push(...(await pagesOf(by, '/v1/self/feed?', 'before')))
    notifications.push(...(await pagesOf(by, '/v1/notify?', 'before')))
  }
  const [first] = people
  if (!first) throw new Error('nobody asks')
  return {
    feed,
    notifications,
    comments: await commentQuestions(first),
    count: people.map((by) => ({ by, path: '/v1/notify/count' })),
  }
}

async function commentQuestions(by: Person): Promise<Question[]> {
  const articles = Array.from({ length: 40 }, (_, index) => LAST_DEMO_ID + 2 + ((index * 241) % (ARTICLES - 1)))
  const orders = ['newest', 'oldest']
  const popular = await Promise.all(
    orders.map((order) => pagesOf(by, `/v1/routes/${POPULAR_ID}/comments?order=${order}&`, 'after')),
  )
  const others = articles.flatMap((id) =>
    orders.map((order) => ({ by, path: `/v1/routes/${id}/comments?order=${order}` })),
  )
  return [...popular.flat(), ...others]
}

/** The first pages of a list, as a reader reaches them by paging. */
async function pagesOf(by: Person, path: string, key: string): Promise<Question[]> {
  const questions: Question[] = [{ by, path }]
  for (let page = 1; page <= DEEP_PAGES; page++) {
    const last = questions.at(-1)
    const answer = (await by.get(last?.path ?? path)) as { next: string | null }
    if (answer.next === null) break
    questions.push({ by, path: `${path}${key}=${answer.next}` })
  }
  return questions
}

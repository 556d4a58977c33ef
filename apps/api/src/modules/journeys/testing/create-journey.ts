import type { Journey, JourneyInput, NewJourney } from '@repo/contract'
import type { TestUser } from '../../../testing/index.ts'

/** A journey of this user, begun through the API. */
export async function createJourney(owner: TestUser, over: Partial<NewJourney> = {}): Promise<Journey> {
  const body: NewJourney = { kind: 'journey', title: '木曽路をつなぐ三日', starts_on: '2026-10-17', ...over }
  const answer = await owner.api.createJourney({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

export const stageOf = ({ id }: { readonly id: number }) => ({ kind: 'stage', article_id: id }) as const

export const ifMatch = ({ version }: { readonly version: number }) => ({ headers: { 'if-match': `"${version}"` } })

export const paramsOf = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } })

/** What its owner says of a journey, as it is. */
export const inputOf = (journey: Journey, over: Partial<JourneyInput> = {}): JourneyInput => {
  const { kind, title, summary, cover_path, starts_on, is_travelling, state } = journey
  return { kind, title, summary, cover_path, starts_on, is_travelling, state, ...over }
}

import type { ApiClient } from '@repo/contract'
import { textOf } from '@repo/web-kit/forms.server'
import { toFollowers } from '@repo/web-kit/person'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
import type { FollowAnswer } from './follow-answer.ts'
import { personPath } from './use-follow.ts'

/** Somebody is followed, or no longer. */
export async function answerFollow(api: ApiClient, id: string, form: FormData) {
  if (textOf(form, 'intent') !== 'follow') throw data(null, { status: 400 })
  const input = { params: { id } }
  const answer = await (textOf(form, 'follow') === '1' ? api.followUser(input) : api.unfollowUser(input))
  if (answer.ok) return data<FollowAnswer>({ state: toFollowers(answer.data), error: null })
  if (answer.error.code === 'auth.login_required') {
    throw redirectTo(`/login?${new URLSearchParams({ next: personPath(Number(id)) })}`, { status: 303 })
  }
  return data<FollowAnswer>({ state: null, error: answer.error }, { status: answer.status || 503 })
}

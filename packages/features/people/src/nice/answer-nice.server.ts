import type { Answer, FavoriteState, StockState } from '@repo/contract'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
import type { NiceAnswer } from './nice-answer.ts'

/**
 * What a page answers to a Nice Route, or to what else its form sends. Visitors without scripts are led to log in.
 *
 * @param path of the page, with the token of a link.
 */
export function answerNice(answer: Answer<FavoriteState | StockState>, path: string) {
  if (answer.ok) return data<NiceAnswer>({ state: stateOf(answer.data), error: null })
  if (answer.error.code === 'auth.login_required') {
    throw redirectTo(`/login?${new URLSearchParams({ next: path })}`, { status: 303 })
  }
  return data<NiceAnswer>({ state: null, error: answer.error }, { status: answer.status || 503 })
}

/** Null for responses about stocking. */
function stateOf(state: FavoriteState | StockState): NiceAnswer['state'] {
  return 'is_favorite' in state ? { isLiked: state.is_favorite, likeCount: state.favorite_count } : null
}

import type { ApiError, RouteArticleInput } from '@repo/contract'
import { awayCause } from './away-cause.ts'
import type { SaveOutcome, SendSave } from './ports.ts'

/** Gives the content with photos that only the device had stored on the server, or says why one was not. */
export type StorePhotos = (
  content: RouteArticleInput,
  signal: AbortSignal,
) => Promise<
  { readonly ok: true; readonly content: RouteArticleInput } | { readonly ok: false; readonly error: ApiError }
>

/** An article never goes out without the photos that its author sees in it. */
export function sendPhotosFirst(send: SendSave, storePhotos: StorePhotos): SendSave {
  return async (save, signal) => {
    const stored = await storePhotos(save.input, signal)
    return stored.ok ? send({ ...save, input: stored.content }, signal) : outcomeOf(stored.error)
  }
}

function outcomeOf(error: ApiError): SaveOutcome {
  if (error.code === 'auth.login_required') return { kind: 'loggedOut' }
  const isPassing = error.code === 'network' || error.code === 'request.too_many' || error.code.startsWith('server.')
  return isPassing ? { kind: 'unreachable', cause: awayCause(error), retryAfterMs: null } : { kind: 'refused', error }
}

import type { ApiError } from '@repo/contract'
import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from './draft.ts'
import { toInput } from './draft-codec.ts'
import type { PendingSave } from './ports.ts'
import { sendPhotosFirst } from './send-photos-first.ts'

const input = toInput({ ...EMPTY_DRAFT, title: 'A' }, 'asDraft')
const save: PendingSave = { key: 'k', as: 'asDraft', input, replaces: null, revision: 1 }
const signal = new AbortController().signal

it('sends what the photos made of the content, under the same key', async () => {
  const sent: PendingSave[] = []
  const send = sendPhotosFirst(
    async (sending) => {
      sent.push(sending)
      return { kind: 'loggedOut' }
    },
    async (content) => ({ ok: true, content: { ...content, thumbnail_path: '/files/a.jpg' } }),
  )
  expect(await send(save, signal)).toEqual({ kind: 'loggedOut' })
  expect(sent).toEqual([{ ...save, input: { ...input, thumbnail_path: '/files/a.jpg' } }])
})

it.each([
  ['network', { kind: 'unreachable', cause: 'network', retryAfterMs: null }],
  ['request.too_many', { kind: 'unreachable', cause: 'server', retryAfterMs: null }],
  ['server.unexpected', { kind: 'unreachable', cause: 'server', retryAfterMs: null }],
  ['auth.login_required', { kind: 'loggedOut' }],
  ['file.unreadable', { kind: 'refused', error: { code: 'file.unreadable' } }],
] as const)('sends nothing while a photo is not there: %s', async (code, outcome) => {
  const error: ApiError = { code }
  const send = sendPhotosFirst(
    () => Promise.reject(new Error('nothing is to be sent')),
    async () => ({ ok: false, error }),
  )
  expect(await send(save, signal)).toEqual(outcome)
})

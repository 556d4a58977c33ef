import { createApiClient } from '@repo/contract'
import { apiContext } from '@repo/web-kit/contexts'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loader } from './user.tsx'

/** Rejections that nobody waits for: each ends the process. */
let abandoned: unknown[] = []
const note = (reason: unknown) => abandoned.push(reason)
beforeEach(() => {
  abandoned = []
  process.prependListener('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
})

it.each(['annwalker', '0', '1e3'])(
  'says of /users/%s that there is no such page, and leaves no promise alone',
  async (userId) => {
    const context = new RouterContextProvider()
    context.set(
      apiContext,
      createApiClient(async () => Response.json({}, { status: 503 })),
    )
    const request = new Request(`https://mishiori.example/users/${userId}`)
    const args = { request, params: { userId }, context } as unknown as Parameters<typeof loader>[0] // what it reads of them
    await expect(loader(args)).rejects.toMatchObject({ status: 404 })
    await new Promise(setImmediate)
    expect(abandoned).toEqual([])
  },
)

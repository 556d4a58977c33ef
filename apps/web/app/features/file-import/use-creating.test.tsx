// @vitest-environment jsdom
import { mapObjectId } from '@mishiori/map-document'
import type { Answer, ApiClient, RouteArticle } from '@repo/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { itemsOf } from './import-item.ts'
import { type ImportAction, type ImportState, importReducer } from './import-state.ts'
import { useCreating } from './use-creating.ts'
import type { FileImport } from './use-file-import.ts'

afterEach(cleanup)

const file = (id: string, lat: number) => ({
  id,
  file: new File([], `${id}.gpx`),
  state: {
    kind: 'read' as const,
    name: id,
    notes: [],
    layers: [
      {
        name: id,
        objects: [
          {
            ...{ id: mapObjectId(`${id}-0`), kind: 'line' as const, name: id, description: '', color: 'red' as const },
            path: [
              [138, lat],
              [139, lat],
            ] as const,
          },
        ],
      },
    ],
  },
})

/** Two files that become an article each, kept in a state as the page's. */
function open(createRoute: ApiClient['createRoute']) {
  const files = [file('a', 35), file('b', 36)]
  let state: ImportState = {
    ...{
      isLoaded: true,
      isResumed: false,
      files,
      choices: {},
      mode: 'each',
      isThinned: false,
      created: [],
      surplus: 0,
    },
  }
  const items = itemsOf(files)
  const discard = vi.fn()
  const dispatch = (action: ImportAction) => {
    state = importReducer(state, action)
  }
  const nothing = { isKept: true, add: vi.fn(), removeFile: vi.fn() }
  const imported = (): FileImport => ({ ...state, ...nothing, items, chosen: items, dispatch, discard })
  const hook = renderHook(() => useCreating(imported(), () => ({ createRoute })))
  const create = async () => {
    hook.rerender()
    await act(() => hook.result.current.create())
  }
  return { create, discard, creating: () => hook.result.current.creating }
}

const made = (id: number) => ({ ok: true, data: { id } }) as Answer<RouteArticle> // what else an article has is not asked for

it('makes a draft of each file, and forgets the files then', async () => {
  let id = 0
  const createRoute = vi.fn(async () => made(++id))
  const { create, discard, creating } = open(createRoute)
  await create()
  expect(createRoute).toHaveBeenCalledTimes(2)
  expect(creating()).toEqual({
    kind: 'created',
    articles: [
      { id: 1, title: 'a' },
      { id: 2, title: 'b' },
    ],
  })
  expect(discard).toHaveBeenCalledTimes(1)
})

it('goes on after a failure under the same key, and makes nothing twice', async () => {
  const keys: string[] = []
  let isDown = true
  const createRoute: ApiClient['createRoute'] = async (request, options) => {
    const { title } = request.body
    keys.push(`${title} ${new Headers(options?.headers).get('idempotency-key')}`)
    if (title === 'b' && isDown) {
      return { ok: false, status: 0, error: { code: 'network' }, headers: new Headers(), body: null }
    }
    return made(7)
  }
  const { create, discard, creating } = open(createRoute)
  await create()
  expect(creating()).toEqual({ kind: 'failed', done: 1, total: 2, error: { code: 'network' } })
  expect(discard).not.toHaveBeenCalled()
  isDown = false
  await create()
  expect(creating()).toMatchObject({ kind: 'created', articles: { length: 2 } })
  expect(keys.map((key) => key.split(' ')[0])).toEqual(['a', 'b', 'b'])
  expect(keys[2]).toBe(keys[1])
})

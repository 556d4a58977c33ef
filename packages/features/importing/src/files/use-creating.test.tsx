// @vitest-environment jsdom
import { mapObjectId, type Spot } from '@mishiori/map-document'
import type { FilePicture } from '@mishiori/route-files'
import type { uploadPicture } from '@repo/authoring/upload-picture'
import type { Answer, ApiClient, RouteArticle } from '@repo/contract'
import { createTranslator } from '@repo/i18n'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ImportFile } from './import-file.ts'
import { itemsOf } from './import-item.ts'
import { type ImportAction, type ImportState, importReducer } from './import-state.ts'
import type { ImportMessages } from './messages/en-us.ts'
import { messages } from './messages/ja.ts'
import type { ImportPhoto } from './photos/import-photo.ts'
import { NO_PHOTOS } from './photos/photo-state.ts'
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
    pictures: [] as readonly FilePicture[],
    layers: [
      {
        name: id,
        objects: [
          {
            id: mapObjectId(`${id}-0`),
            kind: 'line' as const,
            name: id,
            description: '',
            color: 'red' as const,
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

const t = createTranslator<ImportMessages>('ja', messages)

interface OpenOptions {
  readonly files?: readonly ImportFile[]
  readonly photos?: readonly ImportPhoto[]
  readonly upload?: typeof uploadPicture
}

/** Two files that become an article each, kept in a state as the page's. */
function open(
  createRoute: ApiClient['createRoute'],
  { photos = [], upload = vi.fn(), files = [file('a', 35), file('b', 36)] }: OpenOptions = {},
) {
  const onPicturesLeftOut = vi.fn()
  let state: ImportState = {
    isLoaded: true,
    isResumed: false,
    files,
    choices: {},
    mode: 'each',
    isThinned: false,
    created: [],
    surplus: [],
    photoState: { ...NO_PHOTOS, photos },
  }
  const items = itemsOf(files)
  const discard = vi.fn()
  const dispatch = (action: ImportAction) => {
    state = importReducer(state, action)
  }
  const nothing = { isPersisted: true, add: vi.fn(), removeFile: vi.fn() }
  const imported = (): FileImport => ({ ...state, ...nothing, items, chosen: items, dispatch, discard })
  const labelPositions = vi.fn<ApiClient['labelPositions']>(async () => unreachable)
  const api = () => ({ createRoute, labelPositions })
  const hook = renderHook(() => useCreating(imported(), { t, locale: 'ja', api, upload, onPicturesLeftOut }))
  const create = async () => {
    hook.rerender()
    await act(() => hook.result.current.create())
  }
  return {
    create,
    discard,
    labelPositions,
    onPicturesLeftOut,
    hook: hook.result,
    state: () => state,
    creating: () => hook.result.current.creating,
  }
}

const unreachable = { ok: false, status: 0, error: { code: 'network' }, headers: new Headers(), body: null } as const

const made = (id: number) => ({ ok: true, data: { id } }) as Answer<RouteArticle> // other fields of an article are not requested

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
      return unreachable
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

/** On the line of file `a`. */
const photo = (id: string): ImportPhoto => ({
  id,
  file: new File([id], `${id}.jpg`, { type: 'image/jpeg' }),
  exif: { hasExif: true, time: null, place: { position: [138.5, 35], elevationMeters: null } },
  upload: { kind: 'waiting' },
})
const stored = (name: string) =>
  ({ ok: true, file: { id: 1, url: `/files/${name}`, name, file_name: name, extension: 'jpg' } }) as never

describe('with photos', () => {
  it('sends them first, and makes one article of everything, under the same body when tried again', async () => {
    const bodies: string[] = []
    let isDown = true
    const createRoute: ApiClient['createRoute'] = async ({ body }) => {
      bodies.push(JSON.stringify(body))
      return isDown ? unreachable : made(7)
    }
    const upload = vi.fn(async (file: File) => stored(file.name))
    const { create, creating, state, labelPositions } = open(createRoute, { photos: [photo('p'), photo('q')], upload })
    await create()
    expect(state().photoState.photos.map((one) => one.upload)).toEqual([
      { kind: 'stored', url: '/files/p.jpg' },
      { kind: 'stored', url: '/files/q.jpg' },
    ])
    isDown = false
    await create()
    expect(creating()).toMatchObject({ kind: 'created', articles: [{ id: 7, title: 'a' }] })
    expect(upload).toHaveBeenCalledTimes(2)
    expect(labelPositions).toHaveBeenCalledTimes(1)
    expect(bodies[1]).toBe(bodies[0])
    const { layer, context } = JSON.parse(bodies[0] ?? '')
    expect(layer.map(({ name }: { name: string }) => name)).toEqual(['a', 'b', '写真'])
    expect(layer[2].objects).toMatchObject([
      { images: [`${location.origin}/files/p.jpg`, `${location.origin}/files/q.jpg`] },
    ])
    expect(context.blocks.map(({ type }: { type: string }) => type)).toEqual(['header', 'paragraph', 'images'])
  })

  it('creates nothing while one could not be sent, and goes on without it once it is removed', async () => {
    const createRoute = vi.fn(async () => made(1))
    const upload = vi.fn(async (file: File) =>
      file.name === 'p.jpg' ? ({ ok: false, problem: 'tooLarge' } as const) : stored(file.name),
    )
    const { create, creating, hook, state } = open(createRoute, { photos: [photo('p'), photo('q')], upload })
    await create()
    expect(creating()).toEqual({ kind: 'unsent', count: 1 })
    expect(state().photoState.photos[0]?.upload).toMatchObject({ kind: 'failed', reason: { problem: 'tooLarge' } })
    expect(createRoute).not.toHaveBeenCalled()
    act(() => hook.current.removePhoto('p'))
    await create()
    expect(creating()).toMatchObject({ kind: 'created' })
    expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['p.jpg', 'q.jpg'])
  })

  it('can be stopped while they are sent, and creates nothing then', async () => {
    const createRoute = vi.fn(async () => made(1))
    const aborted = vi.fn()
    const upload: typeof uploadPicture = (_file, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(aborted())))
    const { create, creating, hook, state } = open(createRoute, { photos: [photo('p')], upload })
    const creation = create()
    await vi.waitFor(() => expect(state().photoState.photos[0]?.upload.kind).toBe('sending'))
    act(() => hook.current.stop())
    await creation
    expect(aborted).toHaveBeenCalledTimes(1)
    expect(creating()).toEqual({ kind: 'idle' })
    expect(state().photoState.photos[0]?.upload).toEqual({ kind: 'waiting' })
    expect(createRoute).not.toHaveBeenCalled()
  })
})

const spot = (id: string): Spot => ({
  id: mapObjectId(id),
  kind: 'spot',
  name: id,
  description: '',
  color: 'red',
  position: [138, 36],
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})
/** As a KMZ is read. */
const archive = (id: string, names: readonly string[]): ImportFile => ({
  id,
  file: new File([], `${id}.kmz`),
  state: {
    kind: 'read',
    name: id,
    notes: [],
    layers: [{ name: id, objects: [spot('inn')] }],
    pictures: names.map((name) => ({ objectId: mapObjectId('inn'), name, bytes: new Uint8Array([1]) })),
  },
})

describe('with pictures in the files', () => {
  it('stores them first, each once, shows them at their spots and tells of those that were refused', async () => {
    const bodies: string[] = []
    let isDown = true
    const createRoute: ApiClient['createRoute'] = async ({ body }) => {
      bodies.push(JSON.stringify(body))
      return isDown ? unreachable : made(7)
    }
    const upload = vi.fn(async (picture: File) =>
      picture.name === 'large.jpg' ? ({ ok: false, problem: 'tooLarge' } as const) : stored(picture.name),
    )
    const files = [archive('a', ['files/1.jpg', 'large.jpg', '2.png'])]
    const { create, creating, onPicturesLeftOut } = open(createRoute, { files, upload })
    await create()
    expect(creating()).toMatchObject({ kind: 'failed' })
    isDown = false
    await create()
    expect(creating()).toMatchObject({ kind: 'created', articles: [{ id: 7, title: 'a' }] })
    // what was stored is not stored again, what was refused is tried again
    expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['1.jpg', 'large.jpg', '2.png', 'large.jpg'])
    expect(bodies[1]).toBe(bodies[0])
    const images = [`${location.origin}/files/1.jpg`, `${location.origin}/files/2.png`]
    expect(JSON.parse(bodies[0] ?? '').layer[0].objects).toMatchObject([{ images }])
    expect(onPicturesLeftOut.mock.calls).toEqual([[1]])
  })

  it('can be stopped while they are stored, and creates nothing then', async () => {
    const createRoute = vi.fn(async () => made(1))
    const upload = vi.fn<typeof uploadPicture>(
      (_file, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    )
    const { create, creating, hook } = open(createRoute, { files: [archive('a', ['1.jpg'])], upload })
    const creation = create()
    await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(1))
    act(() => hook.current.stop())
    await creation
    expect(creating()).toEqual({ kind: 'idle' })
    expect(createRoute).not.toHaveBeenCalled()
  })
})

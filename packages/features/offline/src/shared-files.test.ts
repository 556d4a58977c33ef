import { DEVICE_LIMITS } from '@repo/web-kit/device-limits'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SHARED_FILES_PAGE } from './device-names.ts'
import { takeLaunchedFiles } from './launched-files.ts'
import { countSharedFiles, removeOldSharedFiles, storeSharedFiles, takeSharedFiles } from './shared-files.ts'
import { fakeCaches } from './testing/fake-caches.ts'

const HOUR_MS = 60 * 60 * 1000
const gpx = (name = 'walk.gpx') => new File(['<gpx/>'], name)
const sized = (name: string, size: number) => Object.defineProperty(gpx(name), 'size', { value: size })
const namesOf = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name)

beforeEach(() => vi.stubGlobal('caches', fakeCaches('https://routes.example')))
afterEach(() => vi.unstubAllGlobals())

it('keeps what was shared until it is taken, once', async () => {
  await storeSharedFiles([gpx(), new File(['x'], '鳥居.HEIC')])
  expect(await countSharedFiles()).toBe(2)
  const { files, refused } = await takeSharedFiles()
  expect(namesOf(files)).toEqual(['walk.gpx', '鳥居.HEIC'])
  expect(await files[0]?.text()).toBe('<gpx/>')
  expect(refused).toEqual([])
  expect(await takeSharedFiles()).toEqual({ files: [], refused: [] })
})

it('refuses what cannot be imported', async () => {
  const tcx = new File(['x'], 'activity', { type: 'application/vnd.garmin.tcx+xml' })
  await storeSharedFiles([new File(['x'], 'plan.docx'), tcx])
  const { files, refused } = await takeSharedFiles()
  expect(namesOf(files)).toEqual(['activity'])
  expect(refused).toEqual([{ name: 'plan.docx', problem: 'kind' }])
})

it('keeps as many files as its limit, with those that wait already', async () => {
  const { sharedFiles } = DEVICE_LIMITS
  await storeSharedFiles(Array.from({ length: sharedFiles - 1 }, (_, index) => gpx(`${index}.gpx`)))
  await storeSharedFiles([gpx('last.gpx'), gpx('one-more.gpx')])
  const { files, refused } = await takeSharedFiles()
  expect(files).toHaveLength(sharedFiles)
  expect(refused).toEqual([{ name: 'one-more.gpx', problem: 'tooMany' }])
})

it('keeps as many bytes as its limit', async () => {
  const { sharedBytes } = DEVICE_LIMITS
  await storeSharedFiles([sized('whole.gpx', sharedBytes), sized('a-byte.gpx', 1)])
  await storeSharedFiles([sized('too-large.gpx', sharedBytes + 1)])
  const { files, refused } = await takeSharedFiles()
  expect(namesOf(files)).toEqual(['whole.gpx'])
  expect(refused).toEqual([{ name: 'too-large.gpx', problem: 'tooLarge' }])
})

it('refuses what the browser has no room for, and stores the rest', async () => {
  const { open, ...others } = fakeCaches('https://routes.example')
  const openFull = async (name: string) => {
    const cache = await open(name)
    const put: typeof cache.put = async (address, response) => {
      if (response.headers.get('x-file-name') === 'large.gpx') throw new DOMException('full', 'QuotaExceededError')
      await cache.put(address, response)
    }
    return { ...cache, put }
  }
  vi.stubGlobal('caches', { ...others, open: openFull })
  await storeSharedFiles([gpx('large.gpx'), gpx('small.gpx')])
  const { files, refused } = await takeSharedFiles()
  expect(namesOf(files)).toEqual(['small.gpx'])
  expect(refused).toEqual([{ name: 'large.gpx', problem: 'notStored' }])
})

it('removes what nobody has taken for a day', async () => {
  const sharedAt = Date.now()
  await storeSharedFiles([gpx(), new File(['x'], 'plan.docx')], sharedAt)
  await removeOldSharedFiles(sharedAt + DEVICE_LIMITS.sharedHours * HOUR_MS)
  expect(await countSharedFiles()).toBe(1)
  await removeOldSharedFiles(sharedAt + DEVICE_LIMITS.sharedHours * HOUR_MS + 1)
  expect(await takeSharedFiles()).toEqual({ files: [], refused: [] })
})

it('keeps files that the system opens with the product, and leads to where they are imported', async () => {
  const setConsumer = vi.fn()
  const assign = vi.fn()
  vi.stubGlobal('window', { launchQueue: { setConsumer } })
  vi.stubGlobal('location', { assign })
  takeLaunchedFiles()
  const consume = setConsumer.mock.calls[0]?.[0]
  consume({ files: [] })
  expect(assign).not.toHaveBeenCalled()
  consume({ files: [{ getFile: async () => gpx() }] })
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(SHARED_FILES_PAGE))
  expect(namesOf((await takeSharedFiles()).files)).toEqual(['walk.gpx'])
})

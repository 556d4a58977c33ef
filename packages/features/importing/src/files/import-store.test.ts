import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { createImportStore, type StoredImport } from './import-store.ts'

const stored = (userId: number): StoredImport => ({
  userId,
  choices: { x: false },
  mode: 'each',
  isThinned: true,
  files: [{ id: 'a', file: new File(['<gpx/>'], 'pass.gpx') }],
  created: [{ signature: 's', key: 'k', articleId: null, title: 'T' }],
})

it('keeps one import for each user, and forgets it when it is done', async () => {
  const store = createImportStore('imports-1')
  expect(await store.find(1)).toBeNull()
  await store.write(stored(1))
  await store.write({ ...stored(1), mode: 'one' })
  expect(await store.find(1)).toMatchObject({ mode: 'one', choices: { x: false }, files: [{ id: 'a' }] })
  expect(await store.find(2)).toBeNull()
  await store.remove(1)
  expect(await store.find(1)).toBeNull()
})

it('rejects where the device keeps nothing, and tries again the next time', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('private', 'SecurityError')
  })
  const store = createImportStore('imports-2')
  await expect(store.find(1)).rejects.toThrow('private')
  expect(await store.find(1)).toBeNull()
  expect(open).toHaveBeenCalledTimes(2)
  open.mockRestore()
})

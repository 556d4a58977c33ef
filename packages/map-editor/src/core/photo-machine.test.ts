import { MAP_LIMITS } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { type PhotosCut, photoMachine, storedImages, takeOverActor, uploadActor, usedRoom } from './photo-machine.ts'
import type { ImageAnswer, ImageUploadOptions } from './services.ts'

const file = (name: string) => new File([name], name)
const address = (name: string) => `https://example.com/${name}`

/** A host that answers when it is told to. */
function slowHost() {
  const uploads = new Map<string, { signal: AbortSignal; answer: (answer: ImageAnswer) => void; break: () => void }>()
  const progress = new Map<string, (fraction: number) => void>()
  const receive = (name: string, options: ImageUploadOptions) =>
    new Promise<ImageAnswer>((resolve, reject) => {
      progress.set(name, options.onProgress)
      uploads.set(name, { signal: options.signal, answer: resolve, break: () => reject(new Error('offline')) })
    })
  return {
    uploads,
    progress,
    store: (name: string) => uploads.get(name)?.answer({ ok: true, url: address(name) }),
    upload: ({ name }: File, options: ImageUploadOptions) => receive(name, options),
    takeOver: receive,
  }
}

function photographing(images: readonly string[] = []) {
  const host = slowHost()
  const actors = { uploadImage: uploadActor(host.upload), takeOverImage: takeOverActor(host.takeOver) }
  const machine = photoMachine.provide({ actors })
  const actor = createActor(machine, { input: { images } })
  const cuts: PhotosCut[] = []
  actor.on('photos.cut', (event) => cuts.push(event))
  actor.start()
  const photos = () => actor.getSnapshot().context.photos
  return {
    actor,
    host,
    cuts,
    photos,
    kinds: () => photos().map(({ kind }) => kind),
    images: () => storedImages(photos()),
    isSending: () => actor.getSnapshot().matches('sending'),
    add: async (...names: readonly string[]) => {
      actor.send({ type: 'photos.add', photos: names.map(file) })
      await expect.poll(() => names.every((name) => host.uploads.has(name) || usedRoom(photos()) >= 5)).toBe(true)
    },
    settled: () => waitFor(actor, (snapshot) => snapshot.matches('settled')),
  }
}

describe('uploading photos of a spot', () => {
  it('cannot be saved before the last answer', async () => {
    const spot = photographing()
    await spot.add('a')
    expect(spot.isSending()).toBe(true)
    expect(spot.images()).toEqual([])
    spot.host.store('a')
    await spot.settled()
    expect(spot.images()).toEqual([address('a')])
  })

  it('keeps the order of choosing, whichever answer comes first', async () => {
    const spot = photographing()
    await spot.add('a', 'b', 'c')
    for (const name of ['c', 'a', 'b']) spot.host.store(name)
    await spot.settled()
    expect(spot.images()).toEqual(['a', 'b', 'c'].map(address))
  })

  it('shows how much was sent', async () => {
    const spot = photographing()
    await spot.add('a')
    spot.host.progress.get('a')?.(0.4)
    expect(spot.photos()).toMatchObject([{ kind: 'sending', fraction: 0.4 }])
  })

  it('offers another try when the host refuses or breaks, and keeps the place', async () => {
    const spot = photographing()
    await spot.add('a', 'b', 'c')
    spot.host.uploads.get('a')?.answer({ ok: false, message: 'Too large.' })
    spot.host.uploads.get('b')?.break()
    spot.host.store('c')
    await spot.settled()
    expect(spot.photos()).toMatchObject([
      { kind: 'failed', message: 'Too large.' },
      { kind: 'failed', message: null },
      { kind: 'stored' },
    ])
    const failed = spot.photos()[0]
    spot.host.uploads.clear()
    spot.actor.send({ type: 'photo.retry', id: failed?.id ?? '' })
    await expect.poll(() => spot.host.uploads.has('a')).toBe(true)
    spot.host.store('a')
    await spot.settled()
    expect(spot.images()).toEqual(['a', 'c'].map(address))
  })

  it('aborts the upload of a photo that is removed, and does not hear its late answer', async () => {
    const spot = photographing(['https://example.com/old'])
    await spot.add('a')
    spot.actor.send({ type: 'photo.remove', id: spot.photos()[1]?.id ?? '' })
    expect(spot.host.uploads.get('a')?.signal.aborted).toBe(true)
    await spot.settled()
    spot.host.store('a')
    await spot.add('b')
    spot.host.store('b')
    await spot.settled()
    expect(spot.images()).toEqual(['https://example.com/old', address('b')])
  })

  it('aborts everything when the window closes', async () => {
    const spot = photographing()
    await spot.add('a', 'b')
    spot.actor.stop()
    expect([...spot.host.uploads.values()].every(({ signal }) => signal.aborted)).toBe(true)
  })

  it.each([
    [5, 0],
    [6, 1],
  ])('takes five of %i photos and tells when it leaves some out', async (chosen, expected) => {
    const spot = photographing()
    const names = Array.from({ length: chosen }, (_, index) => `${index}`)
    await spot.add(...names)
    expect(spot.kinds()).toHaveLength(MAP_LIMITS.spotImages)
    expect(spot.cuts).toHaveLength(expected)
  })

  it('counts photos that are on the way, and takes none when there is no room', async () => {
    const spot = photographing(Array.from({ length: 4 }, (_, index) => address(`${index}`)))
    await spot.add('a')
    await spot.add('b')
    expect(spot.photos()).toHaveLength(5)
    expect(spot.cuts).toEqual([{ type: 'photos.cut', max: 5 }])
    expect(spot.host.uploads.has('b')).toBe(false)
  })

  it('gives the place of a photo that failed to another one, and takes it back only where there is room', async () => {
    const spot = photographing(Array.from({ length: 4 }, (_, index) => address(`${index}`)))
    await spot.add('a')
    spot.host.uploads.get('a')?.break()
    await spot.settled()
    await spot.add('b')
    spot.host.store('b')
    await spot.settled()
    expect(spot.cuts).toEqual([])
    expect(spot.images()).toHaveLength(MAP_LIMITS.spotImages)
    spot.actor.send({ type: 'photo.retry', id: spot.photos()[4]?.id ?? '' })
    expect(spot.cuts).toHaveLength(1)
    expect(spot.kinds()).toEqual(['stored', 'stored', 'stored', 'stored', 'failed', 'stored'])
  })

  it('moves a photo, even one that is on the way', async () => {
    const spot = photographing([address('old')])
    await spot.add('a')
    spot.actor.send({ type: 'photo.move', id: spot.photos()[1]?.id ?? '', toIndex: 0 })
    spot.host.store('a')
    await spot.settled()
    expect(spot.images()).toEqual([address('a'), address('old')])
  })
})

describe('taking pictures of other sites over', () => {
  const [foreign, own] = ['https://photos.example.org/a.jpg', address('own')]

  async function takingOver() {
    const spot = photographing([foreign, own])
    const id = spot.photos()[0]?.id ?? ''
    const press = async () => {
      spot.host.uploads.clear()
      spot.actor.send({ type: 'photo.takeOver', id })
      await expect.poll(() => spot.host.uploads.has(foreign)).toBe(true)
    }
    await press()
    return { ...spot, id, press, answer: spot.host.uploads.get(foreign) }
  }

  it('exchanges the address in its place, and cannot be saved before', async () => {
    const spot = await takingOver()
    expect(spot.isSending()).toBe(true)
    spot.actor.send({ type: 'photo.move', id: spot.id, toIndex: 1 })
    spot.answer?.answer({ ok: true, url: address('taken') })
    await spot.settled()
    expect(spot.photos()).toEqual([
      { kind: 'stored', id: 'photo-1', url: own },
      { kind: 'stored', id: spot.id, url: address('taken') },
    ])
  })

  it('keeps the address of what cannot be had, says why, and tries again', async () => {
    const spot = await takingOver()
    spot.answer?.answer({ ok: false, message: 'The other site did not give it.' })
    await spot.settled()
    expect(spot.images()).toEqual([foreign, own])
    expect(spot.photos()[0]).toMatchObject({ takeOver: { message: 'The other site did not give it.' } })
    await spot.press()
    spot.host.uploads.get(foreign)?.break()
    await spot.settled()
    expect(spot.photos()[0]).toMatchObject({ kind: 'stored', url: foreign, takeOver: { message: null } })
    await spot.press()
    spot.host.uploads.get(foreign)?.answer({ ok: true, url: address('taken') })
    await spot.settled()
    expect(spot.images()).toEqual([address('taken'), own])
  })

  it('asks once for two presses, and stops with the photo', async () => {
    const spot = await takingOver()
    spot.host.uploads.clear()
    spot.actor.send({ type: 'photo.takeOver', id: spot.id })
    expect(spot.host.uploads.size).toBe(0)
    spot.actor.send({ type: 'photo.remove', id: spot.id })
    expect(spot.answer?.signal.aborted).toBe(true)
    spot.answer?.answer({ ok: true, url: address('taken') })
    await spot.settled()
    expect(spot.images()).toEqual([own])
  })
})

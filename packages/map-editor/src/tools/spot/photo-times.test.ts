import { MAP_LIMITS, mapObjectId, type PhotoTime } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectClock, selectOpenWork, selectTimedCount } from '../../core/selectors.ts'
import type { UnplacedSpot } from '../../core/services.ts'
import { aDocument, aLine, aRecording, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

/** Of the recording of the fixtures, which takes a quarter of an hour. */
const START = Date.UTC(2026, 9, 18, 0, 12)
const MINUTE = 60_000

/** Taken so many minutes after the start; by a clock without a zone, nine hours ahead. */
const at = (minutes: number, utcOffsetMinutes: number | null = null): PhotoTime => ({
  clockMs: START + (minutes + 540) * MINUTE,
  utcOffsetMinutes,
})
function photo(name: string, takenAt?: PhotoTime): UnplacedSpot {
  const { position: _, ...spot } = aSpot({ id: mapObjectId(name), name, icon: 'image', display: 'image' })
  return { ...spot, images: [`https://m.example/${name}.jpg`], ...(takenAt && { takenAt }) }
}

async function opened(unplaced: readonly UnplacedSpot[], document = aDocument([aRecording()])) {
  const answers = unplaced.map((one) => ({ ok: true, layers: [], unplaced: [one], notes: [] }) as const)
  const editor = startEditor(document, {
    readRouteFile: async ({ name }) => answers[Number(name)] ?? { ok: false, message: 'no such photo' },
  })
  const [first = new File([], '0'), ...more] = unplaced.map((_, index) => new File([], `${index}`))
  editor.send({ type: 'file.open', file: first, more })
  await waitFor(editor.actor, (snapshot) => !snapshot.matches('importing'))
  return editor
}
const spotsOf = (editor: Awaited<ReturnType<typeof opened>>) =>
  editor.document().layers.flatMap(({ objects }) => objects.filter((object) => object.kind === 'spot'))

describe('photos that tell their time', () => {
  it('lie on the track of the map, and move along it with the camera’s clock', async () => {
    const editor = await opened([photo('a', at(5)), photo('b', at(10))])
    editor.send({ type: 'clock.set', minutes: 540 })
    expect(selectClock(editor.snapshot())).toBe(540)
    expect(spotsOf(editor).map(({ name, position }) => [name, position[0].toFixed(3)])).toEqual([
      ['a', '137.810'],
      ['b', '137.830'],
    ])
    editor.send({ type: 'clock.set', minutes: 538 })
    expect(spotsOf(editor).map(({ position }) => position[0].toFixed(3))).toEqual(['137.818', '137.838'])
    expect(editor.emittedOf('document.changed')).toHaveLength(0)
    expect(selectOpenWork(editor.snapshot())).toBe(editor.document())
  })

  it('are one step of undo once they are confirmed, and do not keep their time', async () => {
    const editor = await opened([photo('a', at(5)), photo('b', at(10))])
    editor.send({ type: 'clock.set', minutes: 540 })
    editor.send({ type: 'edit.confirm' })
    expect(editor.snapshot().matches('resting')).toBe(true)
    expect(editor.emittedOf('document.changed')).toHaveLength(1)
    expect(JSON.stringify(editor.document())).not.toContain('takenAt')
    expect(spotsOf(editor)[0]).toMatchObject({ elevationMeters: 950 })
    editor.send({ type: 'history.undo' })
    expect(spotsOf(editor)).toHaveLength(0)
  })

  it('of one place are one spot of at most five', async () => {
    const many = Array.from({ length: MAP_LIMITS.spotImages + 1 }, (_, index) => photo(`p${index}`, at(5, 540)))
    const editor = await opened(many)
    expect(spotsOf(editor).map(({ images }) => images.length)).toEqual([MAP_LIMITS.spotImages, 1])
  })

  it('begin with the zone of others that know theirs', async () => {
    const editor = await opened([photo('a', at(5, 540)), photo('b', at(10))])
    expect(selectClock(editor.snapshot())).toBe(540)
    expect(selectTimedCount(editor.snapshot())).toBe(2)
  })

  it('are asked about one by one where the track is silent of their time', async () => {
    const editor = await opened([photo('a', at(5, 540)), photo('b', at(900, 540)), photo('c')])
    expect(selectTimedCount(editor.snapshot())).toBe(1)
    editor.send({ type: 'edit.confirm' })
    expect(editor.snapshot().context.unplaced.map(({ name }) => name)).toEqual(['b', 'c'])
    expect(editor.snapshot().matches({ imageSpot: 'placing' })).toBe(true)
    editor.send({ type: 'map.click', position: [137.8, 35.9] })
    expect(JSON.stringify(editor.document())).not.toContain('takenAt')
  })

  it('cannot be confirmed while none lies on a track', async () => {
    const editor = await opened([photo('a', at(5))])
    editor.send({ type: 'clock.set', minutes: -540 })
    expect(spotsOf(editor)).toEqual([])
    expect(editor.snapshot().can({ type: 'edit.confirm' })).toBe(false)
  })

  it.each([
    ['photos.placeManually', 'placing'],
    ['edit.cancel', null],
  ] as const)('are given up by %s', async (type, state) => {
    const started = aDocument([aRecording()])
    const editor = await opened([photo('a', at(5, 540))], started)
    editor.send({ type })
    expect(editor.snapshot().matches(state ? { imageSpot: state } : 'resting')).toBe(true)
    expect(editor.document()).toBe(started)
    expect(editor.snapshot().context.unplaced).toHaveLength(state ? 1 : 0)
  })

  it('are asked about where no line of the map knows times', async () => {
    const editor = await opened([photo('a', at(5))], aDocument([aLine()]))
    expect(editor.snapshot().matches({ imageSpot: 'placing' })).toBe(true)
  })

  it('keep waiting where their layer is full', async () => {
    const full = Array.from({ length: MAP_LIMITS.objectsPerLayer - 1 }, (_, index) =>
      aSpot({ id: mapObjectId(`s${index}`), position: [137.8, 35 + index / 1000] }),
    )
    const editor = await opened(
      [photo('a', at(5, 540)), photo('b', at(12, 540))],
      aDocument([aRecording(), ...full.slice(1)]),
    )
    expect(spotsOf(editor).filter(({ display }) => display === 'image')).toHaveLength(1)
    editor.send({ type: 'edit.confirm' })
    expect(editor.snapshot().context.unplaced.map(({ name }) => name)).toEqual(['b'])
  })
})

import {
  destinationPoint,
  MAP_LIMITS,
  mapObjectId,
  PHOTO_GROUP_METERS,
  type Position,
  type Spot,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { aDocument, aSpot } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'

const HERE: Position = [137.8, 35.95]
const photo = (name: string, meters = 0): Spot =>
  aSpot({
    id: mapObjectId(name),
    name,
    icon: 'image',
    display: 'image',
    images: [`https://m.example/${name}.jpg`],
    position: destinationPoint(HERE, { bearingDegrees: 90, distanceMeters: meters }),
  })

/** Opens photos together, each of which its host reads as a spot of its own. */
async function open(photos: readonly Spot[], editor = startEditor(aDocument(), { readRouteFile: read(photos) })) {
  const [first = new File([], '0'), ...more] = photos.map((_, index) => new File([], `${index}`))
  editor.send({ type: 'file.open', file: first, more })
  await waitFor(editor.actor, (snapshot) => !snapshot.matches('importing'))
  return editor
}
const read =
  (photos: readonly Spot[]) =>
  async ({ name }: File) => ({
    ok: true as const,
    notes: [],
    layers: [{ name: null, objects: photos.slice(Number(name), Number(name) + 1) }],
  })
const namesOf = (editor: Awaited<ReturnType<typeof open>>) =>
  editor
    .document()
    .layers.flatMap(({ objects }) => objects.map((object) => object.kind === 'spot' && object.images.length))

describe('photos that are opened together', () => {
  it.each([
    [PHOTO_GROUP_METERS - 0.1, [2]],
    [PHOTO_GROUP_METERS + 0.1, [1, 1]],
  ])('and taken %f m apart make spots of %j photos', async (meters, counts) => {
    expect(namesOf(await open([photo('a'), photo('b', meters)]))).toEqual(counts)
  })

  it.each([
    [MAP_LIMITS.spotImages, [5]],
    [MAP_LIMITS.spotImages + 1, [5, 1]],
  ])('of one place are at most five a spot: %i make %j', async (count, counts) => {
    const editor = await open(Array.from({ length: count }, (_, index) => photo(`p${index}`)))
    expect(namesOf(editor)).toEqual(counts)
  })

  it('are told of once for each spot', async () => {
    const editor = await open([photo('a'), photo('b')])
    const placed = editor.emittedOf('file.answered').map((event) => event.placed?.objects.map(({ id }) => id))
    expect(placed).toEqual([['a'], ['a']])
    expect(editor.snapshot().context.selectedObjectId).toBe('a')
  })

  it('leave spots alone that were there before', async () => {
    const editor = startEditor(aDocument([photo('old')]), { readRouteFile: read([photo('new')]) })
    expect(namesOf(await open([photo('new')], editor))).toEqual([1, 1])
  })

  it('find room in a spot of the same place where the layer is full', async () => {
    const full = Array.from({ length: MAP_LIMITS.objectsPerLayer - 1 }, (_, index) =>
      aSpot({ id: mapObjectId(`s${index}`), position: [137, 35 + index / 1000] }),
    )
    const photos = [photo('a'), photo('b')]
    const editor = await open(photos, startEditor(aDocument(full), { readRouteFile: read(photos) }))
    expect(editor.emittedOf('issue.raised')).toEqual([])
    expect(namesOf(editor).at(-1)).toBe(2)
  })
})

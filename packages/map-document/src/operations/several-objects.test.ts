import { describe, expect, it } from 'vitest'
import { layerId, mapObjectId } from '../ids.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { MapDocument } from '../map-document.ts'
import { aDocument, aLine, aSpot } from '../testing/samples.ts'
import { duplicateObject } from './duplicate-object.ts'
import { moveObject } from './move-object.ts'
import { moveObjects, recolorObjects, removeObjects } from './several-objects.ts'

const a = mapObjectId('a')
const b = mapObjectId('b')
const c = mapObjectId('c')
const unknown = mapObjectId('unknown')
const document = aDocument([aLine('a'), aSpot('b')], [aSpot('c')])
const [first, second] = document.layers.map(({ id }) => id)
const idsOf = (result: { ok: boolean; document?: MapDocument }) =>
  result.document?.layers.map(({ objects }) => objects.map(({ id }) => id))

describe('several objects at once', () => {
  it('get one colour', () => {
    const result = recolorObjects(document, [a, c], 'green')
    const colors = result.ok && result.document.layers.flatMap(({ objects }) => objects.map(({ color }) => color))
    expect(colors).toEqual(['green', aSpot('b').color, 'green'])
  })

  it('that have the colour already leave the document as it is', () => {
    const recolored = recolorObjects(document, [a], 'green')
    if (!recolored.ok) throw new Error(recolored.issue.code)
    expect(recolored.document.layers[1]).toBe(document.layers[1])
    expect(recolored.document.layers[0]?.objects[1]).toBe(document.layers[0]?.objects[1])
    const again = recolorObjects(recolored.document, [a], 'green')
    expect(again.ok && again.document).toBe(recolored.document)
  })

  it('are removed, and another line becomes the main one', () => {
    const lines = aDocument([aLine('a'), aLine('b')], [aSpot('c')])
    const result = removeObjects(lines, [a, c])
    expect(idsOf(result)).toEqual([['b'], []])
    expect(result.ok && result.document.mainLineId).toBe('b')
  })

  it('go to the end of a layer in the order they had', () => {
    if (!second) throw new Error('The sample has two layers.')
    expect(idsOf(moveObjects(document, [b, a, c], second))).toEqual([[], ['c', 'a', 'b']])
  })

  it('keep their paths and one another when they move or are copied: nothing is copied that does not change', () => {
    if (!second) throw new Error('The sample has two layers.')
    const line = document.layers[0]?.objects[0]
    const moved = moveObjects(document, [a], second)
    const movedAlone = moveObject(document, a, { layerId: second, index: 0 })
    const copied = duplicateObject(document, a, { id: unknown, name: 'Copy' })
    if (!(moved.ok && movedAlone.ok && copied.ok && line?.kind === 'line')) throw new Error('All of it is allowed.')
    expect(moved.document.layers[1]?.objects[1]).toBe(line)
    expect(movedAlone.document.layers[1]?.objects[0]).toBe(line)
    expect(movedAlone.document.layers[1]?.objects[1]).toBe(document.layers[1]?.objects[0])
    expect(copied.document.layers[0]?.objects[0]).toBe(line)
    expect(copied.document.layers[0]?.objects[1]).toMatchObject({ id: unknown, name: 'Copy' })
    const [, copy] = copied.document.layers[0]?.objects ?? []
    expect(copy?.kind === 'line' && copy.path).toBe(line.path)
    expect(copied.document.layers[1]).toBe(document.layers[1])
  })

  it('stay as they are when one of them does not exist', () => {
    const refusal = { ok: false, issue: { code: 'object.not_found' } }
    expect(recolorObjects(document, [a, unknown], 'green')).toEqual(refusal)
    expect(removeObjects(document, [a, unknown])).toEqual(refusal)
    expect(moveObjects(document, [unknown], first ?? layerId('none'))).toEqual(refusal)
    expect(moveObjects(document, [a], layerId('none'))).toEqual({ ok: false, issue: { code: 'layer.not_found' } })
  })

  it.each([
    [MAP_LIMITS.objectsPerLayer - 2, true],
    [MAP_LIMITS.objectsPerLayer - 1, false],
  ])('move to a layer of %i objects: %s', (count, fits) => {
    const full = aDocument(
      [aLine('a'), aSpot('b')],
      Array.from({ length: count }, (_, index) => aSpot(`s${index}`)),
    )
    const target = full.layers[1]?.id ?? layerId('none')
    const result = moveObjects(full, [a, b], target)
    expect(result.ok).toBe(fits)
    if (!result.ok) expect(result.issue.code).toBe('layer.object_limit_reached')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MapObject } from '../map-object.ts'
import { aDocument, aLine, anyDocument, aSpot } from '../testing/samples.ts'
import { mainCluster } from './main-cluster.ts'
import { documentBounds, objectsBounds } from './object-bounds.ts'

const idsOf = (objects: readonly { readonly id: string }[]) => objects.map(({ id }) => id)

const walk = aLine('walk', [
  [137.6, 36.2],
  [137.7, 36.3],
])
const hut = aSpot('hut', [137.9, 36.4])
const abroad = aLine('abroad', [
  [6.8, 45.8],
  [7.7, 46.1],
])

describe('the main cluster of a map', () => {
  it('is the main line with what lies near it; a layer abroad lies elsewhere', () => {
    const { objects, bounds, elsewhere } = mainCluster(aDocument([walk, hut], [abroad]))
    expect(idsOf(objects)).toEqual(['walk', 'hut'])
    expect(idsOf(elsewhere)).toEqual(['abroad'])
    expect(bounds).toEqual([137.6, 36.2, 137.9, 36.4])
  })

  it('holds the main line even where others are longer and more', () => {
    const document = { ...aDocument([abroad, aSpot('summit', [7, 46])], [walk]), mainLineId: walk.id }
    expect(idsOf(mainCluster(document).objects)).toEqual(['walk'])
  })

  it('goes on over whatever lies near what is near', () => {
    const stages = [0, 1, 2, 3].map((index) =>
      aLine(`stage ${index}`, [
        [135 + index * 0.5, 34],
        [135.3 + index * 0.5, 34],
      ]),
    )
    expect(mainCluster(aDocument(stages, [abroad])).objects).toEqual(stages)
  })

  it('is without a main line where the lines are longest, then where most objects are, then the first', () => {
    const withoutMain = (...objects: readonly MapObject[]) =>
      idsOf(mainCluster({ ...aDocument(objects), mainLineId: null }).objects)
    expect(withoutMain(walk, abroad)).toEqual(['abroad'])
    const [kyoto, nara, paris] = [
      aSpot('kyoto', [135.8, 35]),
      aSpot('nara', [135.8, 34.7]),
      aSpot('paris', [2.3, 48.9]),
    ]
    expect(withoutMain(paris, kyoto, nara)).toEqual(['kyoto', 'nara'])
    expect(withoutMain(paris, kyoto)).toEqual(['paris'])
  })

  it('is one where spots alone tell of a country', () => {
    const cities = [aSpot('tokyo', [139.7, 35.7]), aSpot('osaka', [135.5, 34.7]), aSpot('fukuoka', [130.4, 33.6])]
    expect(mainCluster(aDocument(cities))).toMatchObject({ objects: cities, elsewhere: [] })
  })

  it('is everything where the whole map shows the main line well', () => {
    const road = aLine('road', [
      [137, 36],
      [138, 36],
    ])
    const far = aSpot('far', [139, 36])
    expect(mainCluster(aDocument([road, far])).elsewhere).toEqual([])
  })

  it('goes the short way across 180°', () => {
    const strait = aLine('strait', [
      [179.7, -17],
      [-179.8, -17.2],
    ])
    const island = aSpot('island', [-179.5, -17.1])
    const { objects, bounds, elsewhere } = mainCluster(aDocument([strait, island], [abroad]))
    expect(idsOf(objects)).toEqual(['strait', 'island'])
    expect(idsOf(elsewhere)).toEqual(['abroad'])
    expect(bounds).toEqual([179.7, -17.2, -179.5, -17])
  })

  it('is empty where there is nothing', () => {
    expect(mainCluster(aDocument([]))).toEqual({ objects: [], bounds: null, elsewhere: [] })
  })

  it('divides every document into two parts and frames the one that holds the main line', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const all = document.layers.flatMap(({ objects }) => objects)
        const { objects, bounds, elsewhere } = mainCluster(document)
        expect(all.filter((object) => !elsewhere.includes(object))).toEqual(objects)
        expect(bounds).toEqual(elsewhere.length > 0 ? objectsBounds(objects) : documentBounds(document))
        if (document.mainLineId !== null) expect(idsOf(objects)).toContain(document.mainLineId)
      }),
    )
  })

  it('does not depend on the order of the objects while there is a main line', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        fc.pre(document.mainLineId !== null)
        const reversed = document.layers.map((layer) => ({ ...layer, objects: [...layer.objects].reverse() })).reverse()
        const turned = mainCluster({ ...document, layers: reversed })
        expect(new Set(idsOf(turned.objects))).toEqual(new Set(idsOf(mainCluster(document).objects)))
      }),
    )
  })
})

import { addObject, createDocument, layerId, type MapObject, mapObjectId } from '@mishiori/map-document'
import { EMPTY_DRAFT } from '@repo/authoring/draft'
import { readDraft, storeDraft } from '@repo/authoring/draft-codec'
import type { StoredDraft } from '@repo/authoring/stored-draft'
import { describe, expect, it } from 'vitest'
import { fulfilledChecks, hasRoute, publishReadiness } from './publish-checks.ts'

const spot = { type: 'text', tmpId: 's1', name: 'A', text: '', color: 'red', lat: 35, lng: 139, icon: 'text' }
const circle = { tmpId: 'c1', name: 'C', text: '', color: 'red', center_lat: 35, center_lng: 139, radius: 100 }
const layerOf = (object: object) => [{ id: 'l1', name: 'A', objects: [object] }]
const withSpot = layerOf({ objectType: 'POI', ...spot })

function checks(changes: Partial<StoredDraft>) {
  return fulfilledChecks(readDraft({ ...storeDraft(EMPTY_DRAFT), ...changes }))
}

describe('publishing', () => {
  it('waits for a title and a line or spot, and for nothing else', () => {
    expect(publishReadiness(checks({}))).toBe('incomplete')
    expect(publishReadiness(checks({ title: 'A' }))).toBe('incomplete')
    expect(publishReadiness(checks({ layer: withSpot }))).toBe('untitled')
    expect(publishReadiness(checks({ title: 'A', layer: withSpot }))).toBe('ready')
  })

  it('does not take blanks for a title, nor a shape for a route', () => {
    expect(checks({ title: ' 　' })).not.toContain('Title')
    expect(checks({ layer: layerOf({ objectType: 'CIRCLE', ...circle }) })).not.toContain('Route')
  })
})

it('notices a text, a summary and tags', () => {
  const context = { version: 1, blocks: [{ type: 'paragraph', text: 'Hello' }] }
  expect([...checks({ context, summary: 'S', tag: [{ name: 'a' }] })]).toEqual(['Summary', 'Text', 'Tags'])
})

it('does not count a map that cannot be read', () => {
  expect(checks({ layer: [{ nonsense: true }] })).not.toContain('Route')
})

const line = {
  id: mapObjectId('walk'),
  name: 'Walk',
  description: '',
  color: 'blue',
  path: [
    [138.1, 36.1],
    [138.2, 36.2],
  ],
} as const
const times = [1_704_067_200_000, 1_704_070_800_000]

const mapWith = (object: MapObject) => {
  const layer = layerId('first')
  const added = addObject(createDocument({ id: layer, name: 'Layer 1' }), layer, object)
  if (!added.ok) throw new Error(added.issue.code)
  return added.document
}

it.each([
  ['a drawn line', { ...line, kind: 'line' } as const],
  ['a recording', { ...line, kind: 'recordedLine', timestampsMs: times, travelMode: 'walking' } as const],
])('a map with %s is a route', (_, object) => {
  expect(hasRoute(mapWith(object))).toBe(true)
})

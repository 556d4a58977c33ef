import { describe, expect, it } from 'vitest'
import { storyLayers } from '../../stories/panels/story-map.ts'
import { dropDestination, listVisibleRows, stepDestination, type TreeRow } from './tree-rows.ts'

const rows = listVisibleRows(storyLayers, new Set(storyLayers.map(({ id }) => id)))
const row = (key: string): TreeRow => {
  const found = rows.find((candidate) => candidate.key === key)
  if (!found) throw new Error(`No row ${key}`)
  return found
}

describe('listVisibleRows', () => {
  it('leaves out the objects of folded layers', () => {
    expect(listVisibleRows(storyLayers, new Set()).map(({ key }) => key)).toEqual([
      'layer:walk',
      'layer:back',
      'layer:rain',
    ])
    expect(rows).toHaveLength(10)
  })
})

describe('dropDestination', () => {
  it.each([
    ['object:pass', 'object:ford', 'after', { toLayerId: 'walk', toIndex: 2 }],
    ['object:view', 'object:pass', 'before', { toLayerId: 'walk', toIndex: 0 }],
    ['object:pass', 'layer:rain', 'after', { toLayerId: 'rain', toIndex: 0 }],
    ['object:pass', 'object:station-b', 'after', { toLayerId: 'back', toIndex: 2 }],
  ] as const)('%s on %s (%s)', (dragged, target, side, expected) => {
    expect(dropDestination(row(dragged), row(target), side)).toMatchObject({ kind: 'object', ...expected })
  })

  it.each([
    ['layer:walk', 'layer:rain', 'after', 2],
    ['layer:walk', 'object:station-a', 'before', 1],
    ['layer:rain', 'layer:walk', 'before', 0],
  ] as const)('%s on %s (%s) ends at %i', (dragged, target, side, toIndex) => {
    expect(dropDestination(row(dragged), row(target), side)).toMatchObject({ kind: 'layer', toIndex })
  })

  it.each([
    ['object:shop', 'object:shop', 'before'],
    ['object:shop', 'object:pass', 'after'],
    ['layer:back', 'object:torii', 'after'],
  ] as const)('%s on %s (%s) changes nothing', (dragged, target, side) => {
    expect(dropDestination(row(dragged), row(target), side)).toBeNull()
  })
})

describe('stepDestination', () => {
  it.each([
    ['object:shop', -1, { toLayerId: 'walk', toIndex: 0 }],
    ['object:view', 1, { toLayerId: 'back', toIndex: 0 }],
    ['object:station-a', -1, { toLayerId: 'walk', toIndex: 5 }],
  ] as const)('%s by %i', (key, step, expected) => {
    expect(stepDestination(storyLayers, row(key), step)).toMatchObject(expected)
  })

  it('stops at the ends', () => {
    expect(stepDestination(storyLayers, row('object:pass'), -1)).toBeNull()
    expect(stepDestination(storyLayers, row('layer:rain'), 1)).toBeNull()
  })
})

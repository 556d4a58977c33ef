import { describe, expect, it } from 'vitest'
import { MOVEMENT_TYPES, normalizeMovementType } from './movement-type.ts'

it('knows the 38 types of the specification', () => {
  expect(new Set(MOVEMENT_TYPES).size).toBe(38)
  for (const type of MOVEMENT_TYPES) expect(normalizeMovementType(type)).toBe(type)
})

describe('normalizeMovementType', () => {
  it.each([
    ['walking', 'WALKING'],
    [' in passenger vehicle\n', 'IN_PASSENGER_VEHICLE'],
    ['In  Cablecar', 'IN_CABLECAR'],
    ['walking-nordic', 'WALKING_NORDIC'],
    ['ON_FOOT', 'WALKING'],
    ['on bicycle', 'CYCLING'],
    ['IN_ROAD_VEHICLE', 'IN_VEHICLE'],
    ['IN_RAIL_VEHICLE', 'IN_TRAIN'],
    ['IN_TWO_WHEELER_VEHICLE', 'MOTORCYCLING'],
    ['IN_CAR', 'IN_PASSENGER_VEHICLE'],
  ] as const)('understands %j as %s', (word, type) => {
    expect(normalizeMovementType(word)).toBe(type)
  })

  it.each([
    ['TELEPORTING'],
    [''],
    ['unknown'],
    ['TILTING'],
    ['constructor'],
    ['__proto__'],
    [undefined],
    [null],
    [7],
    [{}],
  ])('[E54] takes %j for an unknown activity', (word) => {
    expect(normalizeMovementType(word)).toBe('UNKNOWN_ACTIVITY_TYPE')
  })
})

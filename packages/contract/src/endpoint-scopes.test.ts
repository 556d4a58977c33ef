import { describe, expect, it } from 'vitest'
import { ENDPOINTS_BY_SCOPE, scopeOf } from './endpoint-scopes.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

type Decided = (typeof ENDPOINTS_BY_SCOPE)[keyof typeof ENDPOINTS_BY_SCOPE][number]
/** Does not compile while an endpoint is in no list: decide which scope a token needs for it. */
const UNDECIDED: Readonly<Record<Exclude<EndpointName, Decided>, never>> = {}

describe('scopes of endpoints', () => {
  it('are decided for each, once', () => {
    expect(UNDECIDED).toEqual({})
    expect(Object.values(ENDPOINTS_BY_SCOPE).flat().toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  it('write where something is changed, and read where nothing is', () => {
    const asked = new Set([
      'along',
      'describePlaces',
      'elevations',
      'ground',
      'labelPositions',
      'previewRoute',
      'snap',
      'turns',
    ])
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const scope = scopeOf(endpoint)
      if (scope === null || asked.has(name)) continue
      expect(`${name} ${scope.split(':')[1]}`).toBe(`${name} ${endpoint.method === 'GET' ? 'read' : 'write'}`)
    }
  })

  it('never open what moderators do', () => {
    const opened = Object.values(endpoints).filter((one) => one.access === 'moderator' && scopeOf(one) !== null)
    expect(opened).toEqual([])
  })
})

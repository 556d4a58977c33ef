// @vitest-environment jsdom
import { mapObjectId } from '@mishiori/map-document'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { MapFocus, WholeMapFocus } from './map-focus.ts'
import { useFocusRequest } from './use-focus-request.ts'

afterEach(cleanup)

const walk = (at: number): MapFocus => ({ objectId: mapObjectId('walk'), at })
const everything = (at: number): WholeMapFocus => ({ objectId: null, at })

/** What is asked for by a host that asks `first` and then `next`. */
function requestedFocus(first: MapFocus | WholeMapFocus | null, next: MapFocus | WholeMapFocus | null) {
  const hook = renderHook(({ focus }) => useFocusRequest(focus), { initialProps: { focus: first } })
  hook.rerender({ focus: next })
  return hook.result.current
}

it.each([
  ['an object', walk],
  ['the whole map', everything],
])('keeps a request for %s that is written anew', (_, request) => {
  const first = request(1)
  expect(requestedFocus(first, request(1))).toBe(first)
})

it.each([
  ['the same object again', walk(1), walk(2)],
  ['another object', walk(1), { objectId: mapObjectId('ride'), at: 1 }],
  ['the whole map', walk(1), everything(1)],
  ['the whole map again', everything(1), everything(2)],
  ['something at last', null, everything(1)],
  ['nothing any more', everything(1), null],
])('has another request for %s', (_, first, next) => {
  expect(requestedFocus(first, next)).toBe(next)
})

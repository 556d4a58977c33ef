// @vitest-environment jsdom
import { type MapObjectId, mapObjectId } from '@mishiori/map-document'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useChosenPlace } from './use-chosen-place.ts'

afterEach(cleanup)

const WALK = mapObjectId('walk')
const RIDE = mapObjectId('ride')

/** A host that may take its time with the selection, or refuse it. */
function open() {
  const hook = renderHook(({ selectedId }) => useChosenPlace(selectedId), {
    initialProps: { selectedId: null as MapObjectId | null },
  })
  return {
    click: (objectId: MapObjectId | null, lng: number) => act(() => hook.result.current.choose(objectId, [lng, 36])),
    select: (selectedId: MapObjectId | null) => hook.rerender({ selectedId }),
    chosenAt: () => hook.result.current.chosenAt,
  }
}

it('keeps the place of a click for the object that was clicked', () => {
  const view = open()
  view.click(WALK, 138)
  expect(view.chosenAt()).toBeNull()
  view.select(WALK)
  expect(view.chosenAt()).toEqual([138, 36])
  view.click(WALK, 139)
  expect(view.chosenAt()).toEqual([139, 36])
})

it('has no place for an object that the host selects by itself', () => {
  const view = open()
  view.click(WALK, 138)
  view.select(RIDE)
  expect(view.chosenAt()).toBeNull()
})

it('forgets the place with the selection', () => {
  const view = open()
  view.click(WALK, 138)
  view.select(WALK)
  view.select(RIDE)
  view.select(WALK)
  expect(view.chosenAt()).toBeNull()
})

// @vitest-environment jsdom
import type { MapObjectId } from '@mishiori/map-document'
import { MapLinkProvider, useMapLinks } from '@repo/articles/map-links'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useShownObject } from './use-shown-object.ts'

afterEach(cleanup)

const page = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <MapLinkProvider>{children}</MapLinkProvider>
  </MemoryRouter>
)

function open() {
  const { result } = renderHook(() => ({ object: useShownObject(), links: useMapLinks() }), { wrapper: page })
  const select = (id: string) => act(() => result.current.object.show(id as MapObjectId))
  const endComment = (id: string) => act(() => result.current.links.endComment(id))
  return { selected: () => result.current.object.selectedId, select, endComment }
}

it('deselects an object once a comment about it is sent, each time', () => {
  const map = open()
  for (let time = 0; time < 2; time++) {
    map.select('inn')
    expect(map.selected()).toBe('inn')
    map.endComment('inn')
    expect(map.selected()).toBeNull()
  }
})

it('leaves another one that was selected meanwhile', () => {
  const map = open()
  map.select('pass')
  map.endComment('inn')
  expect(map.selected()).toBe('pass')
})

// @vitest-environment jsdom

import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { MapQuery } from './map-query.ts'
import { useMapAddress } from './use-map-address.ts'

afterEach(cleanup)

/** A map whose next page stays under way until it is let through. */
async function openMap(address: string) {
  window.history.replaceState(null, '', address)
  const gate = Promise.withResolvers<null>()
  let isHeld = false
  let map: ReturnType<typeof useMapAddress> | undefined
  const Probe = () => {
    map = useMapAddress()
    return null
  }
  const router = createBrowserRouter([
    {
      path: '/search/map',
      Component: Probe,
      loader: () => (isHeld ? gate.promise : null),
      HydrateFallback: () => null,
    },
  ])
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(map).toBeDefined())
  isHeld = true
  const current = () => {
    if (!map) throw new Error('no map')
    return map
  }
  return {
    query: () => current().query,
    change: (next: Partial<MapQuery>) => current().change((latest) => ({ ...latest, ...next })),
    settle: async () => {
      isHeld = false
      await act(async () => gate.resolve(null))
      expect(router.state.navigation.state).toBe('idle')
    },
  }
}

it('adds up changes of which none has arrived yet', async () => {
  const map = await openMap('/search/map?near=3&q=pass')
  await act(async () => {
    map.change({ near: null })
    map.change({ length: '5-10' })
  })
  await act(async () => map.change({ photos: true }))
  await map.settle()
  expect(window.location.search).toBe('?q=pass&length=5-10&photos=1')
})

it('shows what was asked for while it is under way', async () => {
  const map = await openMap('/search/map')
  await act(async () => map.change({ length: '5-10' }))
  expect(window.location.search).toBe('')
  expect(map.query().length).toBe('5-10')
})

it('starts from the address again once a change has arrived', async () => {
  const map = await openMap('/search/map')
  await act(async () => map.change({ length: '5-10' }))
  await map.settle()
  await act(async () => map.change({ length: '' }))
  await act(async () => map.change({ lang: 'ja' }))
  await map.settle()
  expect(window.location.search).toBe('?lang=ja')
})

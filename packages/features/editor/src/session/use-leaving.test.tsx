// @vitest-environment jsdom

import type { SaveActor } from '@repo/authoring/save-actor'
import { openSave } from '@repo/authoring/testing/open-save'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { type PauseMap, useLeaving } from './use-leaving.ts'

afterEach(cleanup)

/** What the map was told, in order. */
function pausedMap() {
  const told: string[] = []
  const pause: PauseMap = () => {
    told.push('pause')
    return () => void told.push('resume')
  }
  return { told, pause }
}

function Editor({ actor, pause }: { actor: SaveActor; pause: PauseMap }) {
  const openWork = useRef(null)
  const mapPause = useRef<PauseMap | null>(pause)
  const question = useLeaving({ actor, isDone: () => false, photosLeft: 0, openWork, mapPause })
  return (
    <>
      <h1>Editor</h1>
      <Link to="/home">Home</Link>
      <Link to="/edit#content">Text</Link>
      {question ? (
        <button type="button" onClick={question.stay}>
          Stay
        </button>
      ) : null}
    </>
  )
}

interface Opened {
  readonly save?: ReturnType<typeof openSave>
  readonly loader?: () => unknown
}

function open({ save = openSave(), loader = () => null }: Opened = {}) {
  const map = pausedMap()
  const router = createMemoryRouter(
    [
      { path: '/edit', element: <Editor actor={save.actor} pause={map.pause} /> },
      { path: '/home', element: <h1>Home page</h1>, loader },
    ],
    { initialEntries: ['/edit'] },
  )
  render(<RouterProvider router={router} />)
  return { ...map, router }
}

const press = (name: string) => act(async () => screen.getByRole('link', { name }).click())

it('draws no map while the next page is prepared', async () => {
  const loading = Promise.withResolvers<null>()
  const { told } = open({ loader: () => loading.promise })
  await press('Home')
  expect(screen.getByRole('heading').textContent).toBe('Editor')
  expect(told).toEqual(['pause'])
  await act(async () => loading.resolve(null))
  expect(screen.getByRole('heading').textContent).toBe('Home page')
})

it('goes on with the map when the way leads back to it', async () => {
  const { told } = open({ loader: () => redirectTo('/edit') })
  await press('Home')
  expect(screen.getByRole('heading').textContent).toBe('Editor')
  expect(told).toEqual(['pause', 'resume'])
})

it('leaves the map alone when only the section changes', async () => {
  const { told } = open()
  await press('Text')
  expect(told).toEqual([])
})

it('goes on with the map when the author stays', async () => {
  const save = openSave()
  save.fillDevice()
  save.actor.send({ type: 'draft.change', change: { title: 'Nowhere kept' } })
  save.actor.send({ type: 'save.request', as: 'asDraft' })
  await save.answer({ kind: 'unreachable', cause: 'network', retryAfterMs: 60_000 })
  const { told } = open({ save })
  await press('Home')
  await act(async () => (await screen.findByRole('button', { name: 'Stay' })).click())
  expect(told).toEqual(['pause', 'resume'])
  expect(screen.getByRole('heading').textContent).toBe('Editor')
})

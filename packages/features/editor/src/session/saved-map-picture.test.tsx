// @vitest-environment jsdom

import type { SaveOutcome } from '@repo/authoring/ports'
import { draftArticle, openSave, publicArticle } from '@repo/authoring/testing/open-save'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SavedMapPicture } from './saved-map-picture.tsx'
import { useMapPicture } from './use-map-picture.ts'

vi.mock('@repo/web-kit/root-data', () => ({ useRootData: () => ({ theme: 'light', locale: 'ja' }) }))
afterEach(cleanup)

const savedWith = (previewPath: string): SaveOutcome => ({ kind: 'saved', article: { ...draftArticle, previewPath } })

function Shown({ save }: { save: ReturnType<typeof openSave> }) {
  const picture = useMapPicture(save.actor)
  return picture ? <SavedMapPicture {...picture} /> : null
}

const shown = () => document.querySelector('span:not([hidden]) img')
const address = (image: Element | null = shown()) => image?.getAttribute('src') ?? null
const next = () => document.querySelector('span[hidden] img')
const load = (image: Element | null = shown()) => act(() => fireEvent.load(image ?? document.body))

it('keeps what was loaded while another map is on its way', async () => {
  const save = openSave()
  render(<Shown save={save} />)
  await load()
  await act(async () => {
    save.change('A')
    await save.pass(3000)
    save.change('AB')
    await save.answer(savedWith('/previews/a.webp'))
  })
  expect(address()).toBe(draftArticle.previewPath)
  await act(() => save.pass(3000))
  await act(() => save.answer(savedWith('/previews/ab.webp')))
  await load(next())
  expect([address(), next()]).toEqual(['/previews/ab.webp', null])
})

it('never asks again for what the server has no more', async () => {
  const save = openSave()
  render(<Shown save={save} />)
  await load()
  const first = shown()
  const onAddress = vi.fn()
  const observer = new MutationObserver(onAddress)
  if (first) observer.observe(first, { attributeFilter: ['src'] })
  await act(async () => {
    save.change('A')
    await save.pass(3000)
    await save.answer(savedWith('/previews/a.webp'))
  })
  expect([address(), address(next())]).toEqual([draftArticle.previewPath, '/previews/a.webp'])
  // Changed again before the second picture has come.
  await act(async () => save.change('AB'))
  expect([shown(), next()]).toEqual([first, null])
  expect([onAddress.mock.calls, observer.takeRecords()]).toEqual([[], []])
})

it('asks for nothing that may be gone before it comes', async () => {
  const save = openSave()
  await act(async () => save.change('A'))
  render(<Shown save={save} />)
  expect(shown()).toBeNull()
  await act(() => save.pass(3000))
  await act(() => save.answer(savedWith('/previews/a.webp')))
  expect(address()).toBe('/previews/a.webp')
})

it.each([
  ['another window has saved another map', { kind: 'conflict', theirs: null }],
  ['the session has ended', { kind: 'loggedOut' }],
] satisfies [string, SaveOutcome][])('asks for nothing while %s', async (_, outcome) => {
  const save = openSave()
  await act(async () => {
    save.change('A')
    await save.pass(3000)
    await save.answer(outcome)
  })
  render(<Shown save={save} />)
  expect(document.querySelector('img')).toBeNull()
})

it('shows the picture of a published map that is changed and waits for its author', async () => {
  const save = openSave({ base: publicArticle })
  await act(async () => save.change('A'))
  expect(save.status()).toBe('unpublished')
  render(<Shown save={save} />)
  expect(address()).toBe(publicArticle.previewPath)
})

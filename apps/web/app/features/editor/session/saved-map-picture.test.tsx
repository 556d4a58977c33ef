// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SaveOutcome } from '../saving/ports.ts'
import { draftArticle, openSave, publicArticle } from '../testing/open-save.ts'
import { SavedMapPicture } from './saved-map-picture.tsx'
import { useMapPicture } from './use-map-picture.ts'

vi.mock('../../../platform/root-data.ts', () => ({ useRootData: () => ({ theme: 'light' }) }))
afterEach(cleanup)

const savedWith = (previewPath: string): SaveOutcome => ({ kind: 'saved', article: { ...draftArticle, previewPath } })

function Shown({ save }: { save: ReturnType<typeof openSave> }) {
  const picture = useMapPicture(save.actor)
  return picture ? <SavedMapPicture {...picture} /> : null
}

const shown = () => document.querySelector('img')?.getAttribute('src') ?? null
const load = () => act(() => fireEvent.load(document.querySelector('img') ?? document.body))

it('keeps what was loaded while another map is on its way', async () => {
  const save = openSave()
  render(<Shown save={save} />)
  load()
  await act(async () => {
    save.change('A')
    await save.pass(3000)
    save.change('AB')
    await save.answer(savedWith('/previews/a.webp'))
  })
  expect(shown()).toBe(draftArticle.previewPath)
  await act(() => save.pass(3000))
  await act(() => save.answer(savedWith('/previews/ab.webp')))
  expect(shown()).toBe('/previews/ab.webp')
})

it('asks for nothing that may be gone before it comes', async () => {
  const save = openSave()
  await act(async () => save.change('A'))
  render(<Shown save={save} />)
  expect(shown()).toBeNull()
  await act(() => save.pass(3000))
  await act(() => save.answer(savedWith('/previews/a.webp')))
  expect(shown()).toBe('/previews/a.webp')
})

it('shows the picture of a published map that is changed and waits for its author', async () => {
  const save = openSave({ base: publicArticle })
  await act(async () => save.change('A'))
  expect(save.status()).toBe('unpublished')
  render(<Shown save={save} />)
  expect(shown()).toBe(publicArticle.previewPath)
})

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { SaveOutcome } from '../saving/ports.ts'
import { draftArticle, openSave, publicArticle } from '../testing/open-save.ts'
import { usePicturePath } from './use-picture-path.ts'

afterEach(cleanup)

const savedWith = (previewPath: string): SaveOutcome => ({ kind: 'saved', article: { ...draftArticle, previewPath } })

it('asks for no picture of a map that is about to be saved anew', async () => {
  const save = openSave()
  const { result } = renderHook(() => usePicturePath(save.actor))
  expect(result.current).toBe(draftArticle.previewPath)
  await act(async () => {
    save.change('A')
    await save.pass(3000)
    save.change('AB')
    await save.answer(savedWith('/previews/a.webp'))
  })
  expect(result.current).toBe(draftArticle.previewPath)
  await act(() => save.pass(3000))
  await act(() => save.answer(savedWith('/previews/ab.webp')))
  expect(result.current).toBe('/previews/ab.webp')
})

it('shows the picture of a published map that is changed and waits for its author', async () => {
  const save = openSave({ base: publicArticle })
  const { result } = renderHook(() => usePicturePath(save.actor))
  await act(async () => save.change('A'))
  expect(save.status()).toBe('unpublished')
  expect(result.current).toBe(publicArticle.previewPath)
})

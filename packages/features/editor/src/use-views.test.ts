// @vitest-environment jsdom

import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import { openSave } from '@repo/authoring/testing/open-save'
import { aDraft } from '@repo/authoring/testing/sample-drafts'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useViews } from './use-views.ts'

afterEach(cleanup)

const tomorrows = { unreadable: { version: 99, blocks: [] } }

it.each([
  ['a text', { text: tomorrows }, false],
  ['a translated text', { translation: { title: '', summary: '', text: tomorrows } }, false],
  ['no text', { translation: { title: '', summary: '', text: EMPTY_ARTICLE } }, true],
] as const)('tells of a form that it cannot read, of %s, and leaves that as it is', (_, part, isTextReadable) => {
  const save = openSave({ draft: aDraft(part) })
  const { result } = renderHook(() => useViews(save.actor, 'Layer 1'))
  expect(result.current.isTextReadable).toBe(isTextReadable)
  expect(save.actor.getSnapshot().context.draft).toMatchObject(part)
})

it('shows the text again once a translation is gone that it cannot read', () => {
  const save = openSave({ draft: aDraft({ translation: { title: '', summary: '', text: tomorrows } }) })
  const { result } = renderHook(() => useViews(save.actor, 'Layer 1'))
  act(() => save.actor.send({ type: 'draft.change', change: { translation: null } }))
  expect(result.current.isTextReadable).toBe(true)
})

// @vitest-environment jsdom
import { layerId, type MapDocument } from '@mishiori/map-document'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { selectDocument } from '../core/selectors.ts'
import { en } from '../messages/en.ts'
import { aDocument, aSpot } from '../testing/fixtures.ts'
import { useEditorActor } from './use-editor-actor.ts'

const services = {}

function edited(initial: MapDocument) {
  const onChange = vi.fn<(document: MapDocument) => void>()
  const hook = renderHook(({ value }) => useEditorActor({ value, onChange, messages: en, services }), {
    initialProps: { value: initial },
  })
  return {
    actor: hook.result.current,
    onChange,
    render: (value: MapDocument) => hook.rerender({ value }),
    rename: (name: string) =>
      act(() =>
        hook.result.current.send({
          type: 'document.edit',
          edit: { kind: 'layer.rename', layerId: layerId('layer-1'), name },
        }),
      ),
    shown: () => selectDocument(hook.result.current.getSnapshot()),
    unmount: hook.unmount,
  }
}

let editor: ReturnType<typeof edited>
afterEach(() => editor.unmount())

describe('a controlled value', () => {
  it('keeps the history when the host gives back what it was told', () => {
    editor = edited(aDocument())
    editor.rename('One')
    editor.render(editor.shown())
    expect(editor.actor.getSnapshot().can({ type: 'history.undo' })).toBe(true)
  })

  it('ignores a host that is a few changes behind', () => {
    editor = edited(aDocument())
    editor.rename('One')
    editor.rename('Two')
    const [first, second] = editor.onChange.mock.calls.map(([document]) => document)
    if (!first || !second) throw new Error('Two changes were reported.')
    editor.render(first)
    expect(editor.shown()).toBe(second)
    editor.render(second)
    expect(editor.shown()).toBe(second)
  })

  it('lets another document take over and forgets the history', () => {
    editor = edited(aDocument())
    editor.rename('One')
    const newer = aDocument([aSpot()])
    editor.render(newer)
    expect(editor.shown()).toBe(newer)
    expect(editor.actor.getSnapshot().can({ type: 'history.undo' })).toBe(false)
    expect(editor.onChange).toHaveBeenCalledTimes(1)
  })

  it('goes back to an older document when the host insists', () => {
    const original = aDocument()
    editor = edited(original)
    editor.rename('One')
    editor.render(editor.shown())
    editor.render(original)
    expect(editor.shown()).toBe(original)
  })
})

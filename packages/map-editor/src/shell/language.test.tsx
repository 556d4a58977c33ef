// @vitest-environment jsdom
import { layerId, type MapDocument, mapObjectId } from '@mishiori/map-document'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { selectDocument } from '../core/selectors.ts'
import { en } from '../messages/en.ts'
import { aDocument, aSpot } from '../testing/fixtures.ts'
import { useEditorActor } from './use-editor-actor.ts'
import { useLanguageLens, useSettledLanguage, useSettling } from './use-language-lens.ts'

const services = {}
const spot = { ...aSpot({ name: '峠の茶屋' }), translations: { 'en-us': { name: 'Tea house' } } }
const document = aDocument([spot])
const id = mapObjectId(spot.id)

/** The parts of `MapEditor` that a language concerns, with a host that keeps what it is told. */
function openEditor(initial: MapDocument, language: string | null) {
  const onChange = vi.fn<(document: MapDocument) => void>()
  const hook = renderHook(
    ({ requested }) => {
      const [stored, setStored] = useState(initial)
      const settled = useSettledLanguage(requested)
      const change = (next: MapDocument) => {
        onChange(next)
        setStored(next)
      }
      const { value, originals, ...lens } = useLanguageLens({ value: stored, onChange: change }, settled.language)
      const actor = useEditorActor({ value, onChange: lens.onChange, messages: en, services })
      useSettling(actor, requested, settled)
      return { actor, originals }
    },
    { initialProps: { requested: language } },
  )
  const actor = hook.result.current.actor
  return {
    actor,
    onChange,
    originals: () => hook.result.current.originals,
    speak: (requested: string | null) => hook.rerender({ requested }),
    rename: (name: string) =>
      act(() => actor.send({ type: 'document.edit', edit: { kind: 'object.update', objectId: id, change: { name } } })),
    shown: () => selectDocument(actor.getSnapshot()).layers[0]?.objects.map(({ name }) => name),
    emitted: () => onChange.mock.lastCall?.[0].layers[0]?.objects[0],
    unmount: hook.unmount,
  }
}

let editor: ReturnType<typeof openEditor>
afterEach(() => editor.unmount())

describe('an editor in a further language', () => {
  it('shows that language and writes it beside the own words', () => {
    editor = openEditor(document, 'en-us')
    expect(editor.shown()).toEqual(['Tea house'])
    editor.rename('Pass tea house')
    expect(editor.emitted()).toMatchObject({ name: '峠の茶屋', translations: { 'en-us': { name: 'Pass tea house' } } })
    expect(editor.shown()).toEqual(['Pass tea house'])
  })

  it('keeps its history while the host gives back what it was told', () => {
    editor = openEditor(document, 'en-us')
    editor.rename('Pass tea house')
    editor.rename('Old tea house')
    act(() => editor.actor.send({ type: 'history.undo' }))
    expect(editor.emitted()?.translations).toEqual({ 'en-us': { name: 'Pass tea house' } })
    act(() => editor.actor.send({ type: 'history.undo' }))
    expect(editor.emitted()).toEqual(spot)
  })

  it('undoes nothing that was written in another language', () => {
    editor = openEditor(document, null)
    editor.rename('茶屋')
    editor.speak('en-us')
    expect(editor.shown()).toEqual(['Tea house'])
    expect(editor.actor.getSnapshot().can({ type: 'history.undo' })).toBe(false)
    editor.speak(null)
    expect(editor.shown()).toEqual(['茶屋'])
    expect(editor.onChange).toHaveBeenCalledTimes(1)
  })

  it('waits with another language until nothing is open', () => {
    editor = openEditor(document, null)
    act(() => editor.actor.send({ type: 'tool.choose', tool: 'line' }))
    editor.speak('en-us')
    expect(editor.shown()).toEqual(['峠の茶屋'])
    act(() => editor.actor.send({ type: 'edit.cancel' }))
    expect(editor.shown()).toEqual(['Tea house'])
  })

  it('knows what has no name in it yet, and the own words', () => {
    editor = openEditor(document, 'en-us')
    expect(editor.originals()?.untranslatedIds).toEqual(new Set([layerId('layer-1')]))
    expect(editor.originals()?.detailsOf(id)).toMatchObject({ name: '峠の茶屋' })
    editor.rename('峠の茶屋')
    expect(editor.originals()?.untranslatedIds).toContain(id)
  })
})

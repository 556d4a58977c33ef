import { describe, expect, it } from 'vitest'
import { ja } from '../messages/ja.ts'
import { aDocument } from '../testing/fixtures.ts'
import { createEditorActor } from './create-editor-actor.ts'
import { selectDocument, selectSelectedObjectId } from './host-selectors.ts'

const ids = () => {
  let made = 0
  return () => `made-${++made}`
}

describe('the editor without React', () => {
  it('edits a document, tells what was committed and takes it back', () => {
    const document = aDocument()
    const editor = createEditorActor({ document, services: { createId: ids() } })
    const received: unknown[] = []
    editor.on('document.changed', (event) => received.push(event.document))
    editor.start()

    expect(editor.getSnapshot().can({ type: 'edit.confirm' })).toBe(false)
    editor.send({ type: 'tool.choose', tool: 'line' })
    for (const lng of [138, 139]) editor.send({ type: 'map.click', position: [lng, 36.1] })
    expect(received).toEqual([])
    editor.send({ type: 'edit.confirm' })

    expect(selectSelectedObjectId(editor.getSnapshot())).toBe('made-1')
    expect(received).toEqual([selectDocument(editor.getSnapshot())])
    editor.send({ type: 'history.undo' })
    expect(selectDocument(editor.getSnapshot())).toBe(document)
    editor.stop()
  })

  it('names new objects in the language it was given', () => {
    const editor = createEditorActor({ document: aDocument(), messages: ja, services: { createId: ids() } })
    editor.start()
    editor.send({ type: 'tool.choose', tool: 'spot' })
    editor.send({ type: 'map.click', position: [138.1, 36.1] })
    const made = selectDocument(editor.getSnapshot())
      .layers.flatMap(({ objects }) => objects)
      .at(-1)
    expect(made?.name).toMatch(new RegExp(`^${ja.objects.newNames.spot} \\d+$`))
    editor.stop()
  })

  it('asks its services, and says when one fails', async () => {
    const fractions: number[] = []
    const editor = createEditorActor({
      document: aDocument(),
      services: { readRouteFile: () => Promise.reject(new Error('gone')) },
      onReadProgress: (fraction) => fractions.push(fraction),
    })
    const failed = new Promise((resolve) => editor.on('file.failed', ({ error }) => resolve(error)))
    editor.start()
    editor.send({ type: 'file.open', file: new File(['<gpx/>'], 'a.gpx') })
    expect(await failed).toEqual(new Error('gone'))
    expect(fractions).toEqual([0])
    editor.stop()
  })
})

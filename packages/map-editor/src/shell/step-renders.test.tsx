// @vitest-environment jsdom
import { type Layer, layerId, type MapDocument, mapObjectId, type Position } from '@mishiori/map-document'
import { act, render, screen } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { en } from '../messages/en.ts'
import { aLine } from '../testing/fixtures.ts'
import { startEditor } from '../testing/start-editor.ts'
import { EditorLayoutContext, EditorMessagesContext, EditorPartsContext } from '../ui/context/editor-context.tsx'
import { EditorAnnouncer } from './announcements/editor-announcer.tsx'
import { useEditorStores } from './editor-stores.ts'
import { EditorGuide } from './guide/editor-guide.tsx'
import { EditorInspector } from './inspector/editor-inspector.tsx'
import { EditorProfile } from './inspector/editor-profile.tsx'
import { EditorLayers } from './layers/editor-layers.tsx'
import { EditorToolbar, EditorUndoRedo } from './layout/editor-toolbar.tsx'

const EDITED = mapObjectId('line-0-0')

function aFullDocument(): MapDocument {
  const path = Array.from({ length: 200 }, (_, index): Position => [138 + index / 1000, 36])
  const layers = Array.from({ length: 10 }, (_, layer): Layer => {
    const objects = Array.from({ length: 100 }, (_, index) =>
      aLine({ id: mapObjectId(`line-${layer}-${index}`), name: `Line ${layer}-${index}`, path }),
    )
    return { id: layerId(`layer-${layer}`), name: `layer ${layer + 1}`, objects }
  })
  return { layers, mainLineId: EDITED }
}

type Editor = ReturnType<typeof startEditor>
const root = { current: null }
const services = {}

function Panels({ editor, onCommit }: { readonly editor: Editor; readonly onCommit: (panel: string) => void }) {
  const stores = useEditorStores()
  const watched = (panel: string, children: ReactNode) => (
    <Profiler id={panel} onRender={onCommit}>
      {children}
    </Profiler>
  )
  return (
    <EditorPartsContext value={{ actor: editor.actor, services, root, ...stores }}>
      <EditorMessagesContext value={en}>
        <EditorLayoutContext value="wide">
          {watched('layers', <EditorLayers />)}
          {watched('guide', <EditorGuide />)}
          {watched('toolbar', <EditorToolbar />)}
          {watched('history', <EditorUndoRedo />)}
          {watched('profile', <EditorProfile variant="card" />)}
          {watched('inspector', <EditorInspector />)}
          {watched('announcer', <EditorAnnouncer />)}
        </EditorLayoutContext>
      </EditorMessagesContext>
    </EditorPartsContext>
  )
}

it('commits only what shows a moved vertex: the guide with its length, and the words that are spoken', () => {
  const editor = startEditor(aFullDocument())
  const committed: string[] = []
  render(<Panels editor={editor} onCommit={(panel) => committed.push(panel)} />)
  expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(100)
  act(() => editor.send({ type: 'line.edit', objectId: EDITED }))
  act(() => editor.send({ type: 'vertex.move', index: 1, position: [138.001, 36.01] }))
  committed.length = 0
  act(() => editor.send({ type: 'vertex.move', index: 1, position: [138.001, 36.02] }))
  expect(committed.toSorted()).toEqual(['announcer', 'guide'])
})

it('commits the layer list once when the edit is confirmed', () => {
  const editor = startEditor(aFullDocument())
  const committed: string[] = []
  render(<Panels editor={editor} onCommit={(panel) => committed.push(panel)} />)
  act(() => editor.send({ type: 'line.edit', objectId: EDITED }))
  act(() => editor.send({ type: 'vertex.move', index: 1, position: [138.001, 36.01] }))
  committed.length = 0
  act(() => editor.send({ type: 'edit.confirm' }))
  expect(committed.filter((panel) => panel === 'layers')).toHaveLength(1)
})

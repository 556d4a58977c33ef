// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapEditorServices, RouteFileAnswer } from '../../core/services.ts'
import { en } from '../../messages/en.ts'
import { aDocument } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { EditorMessagesContext, EditorPartsContext } from '../../ui/context/editor-context.tsx'
import { useEditorStores } from '../editor-stores.ts'
import { usePaste } from './use-paste.ts'

afterEach(cleanup)

const MARK = [0xef, 0xbb, 0xbf]

interface PageProps {
  readonly editor: ReturnType<typeof startEditor>
  readonly services: MapEditorServices
}

function Page({ editor, services }: PageProps) {
  const root = useRef<HTMLDivElement>(null)
  const stores = useEditorStores()
  return (
    <div ref={root}>
      <EditorPartsContext value={{ actor: editor.actor, services, root, ...stores }}>
        <EditorMessagesContext value={en}>
          <Pasting />
        </EditorMessagesContext>
      </EditorPartsContext>
    </div>
  )
}

function Pasting() {
  usePaste()
  return <p>map</p>
}

/** The files that are read when a text is pasted. */
function filesOfPasted(text: string): readonly File[] {
  const readRouteFile = vi.fn(async (_: File): Promise<RouteFileAnswer> => ({ ok: false, message: '' }))
  render(<Page editor={startEditor(aDocument(), { readRouteFile })} services={{ readRouteFile }} />)
  const clipboardData = { files: [], getData: () => text }
  const event = new Event('paste', { bubbles: true, cancelable: true })
  screen.getByText('map').dispatchEvent(Object.assign(event, { clipboardData }))
  return readRouteFile.mock.calls.map(([file]) => file)
}

it.each([
  ['no encoding', '<gpx><name>峠道</name></gpx>'],
  ['Shift_JIS', '<?xml version="1.0" encoding="Shift_JIS"?><gpx><name>峠道</name></gpx>'],
  ['UTF-16', '<?xml version="1.0" encoding="UTF-16"?><gpx><name>峠道</name></gpx>'],
])('marks a pasted text that declares %s as the UTF-8 that it is', async (_, text) => {
  const [file] = filesOfPasted(text)
  expect(file?.name).toBe(en.drop.pastedName)
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect([...bytes.subarray(0, 3)]).toEqual(MARK)
  expect(new TextDecoder().decode(bytes)).toBe(text)
})

it('marks a text once that has the mark already', async () => {
  const [file] = filesOfPasted('\uFEFF<gpx/>')
  expect(file?.size).toBe(MARK.length + '<gpx/>'.length)
})

it('reads no words', () => {
  expect(filesOfPasted('just words')).toEqual([])
})

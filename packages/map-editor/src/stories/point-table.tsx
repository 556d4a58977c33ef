import type { MapDocument, MapIssueCode, Position } from '@mishiori/map-document'
import { type CSSProperties, type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import type { MapEditorServices } from '../core/services.ts'
import { type MapEditorState, useMapEditor } from '../use-map-editor.ts'

export interface PointTableProps {
  readonly document: MapDocument
  readonly onChange: (document: MapDocument) => void
  readonly services?: MapEditorServices
  /** Given the document with the line that is being drawn, for a map beside the table. */
  readonly children?: (document: MapDocument) => ReactNode
}

const COORDINATES = ['longitude', 'latitude'] as const
const NOTHING_TYPED = { longitude: '', latitude: '' }

/** A host's own panel in the place of the editor's: lines are drawn by typing their points, with a history and the editor's refusals. */
export function PointTable({ document, onChange, services = {}, children }: PointTableProps) {
  const { view, actions, actor } = useMapEditor({ value: document, onChange, services })
  const refusal = useRefusal(actor)
  const isDrawing = view.tool === 'line'
  const points = view.editedObject?.kind === 'line' ? view.editedObject.path : []
  return (
    <div style={LOOK.page}>
      <section aria-label="Points" style={LOOK.panel}>
        <button type="button" disabled={isDrawing} onClick={() => actions.chooseTool('line')}>
          New line
        </button>
        {isDrawing && <PointForm onAdd={actions.clickMap} />}
        <ol>
          {points.map(([longitude, latitude]) => (
            <li key={`${longitude} ${latitude}`}>
              {longitude}, {latitude}
            </li>
          ))}
        </ol>
        <p role="alert">{refusal && (REFUSAL_TEXTS[refusal] ?? refusal)}</p>
        <div style={LOOK.row}>
          <button type="button" disabled={!view.canUndo} onClick={actions.undo}>
            Undo
          </button>
          <button type="button" disabled={!view.canRedo} onClick={actions.redo}>
            Redo
          </button>
          <button type="button" disabled={!view.canConfirm} onClick={actions.confirm}>
            Keep line
          </button>
          <button type="button" disabled={!view.canCancel} onClick={actions.cancel}>
            Drop line
          </button>
        </div>
      </section>
      <div style={LOOK.map}>{children?.(view.document)}</div>
    </div>
  )
}

function PointForm({ onAdd }: { readonly onAdd: (position: Position) => void }) {
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    onAdd([Number(typed.longitude), Number(typed.latitude)])
    setTyped(NOTHING_TYPED)
  }
  return (
    <form onSubmit={add} style={LOOK.form}>
      {COORDINATES.map((name) => (
        <label key={name}>
          {name}{' '}
          <input
            inputMode="decimal"
            required={true}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </label>
      ))}
      <button type="submit">Add point</button>
    </form>
  )
}

/** A host formats refusals of the editor with its own texts, or shows the code. */
const REFUSAL_TEXTS: Readonly<Partial<Record<MapIssueCode, string>>> = {
  'latitude.out_of_range': 'No map reaches that far.',
}

/** The code of the last refusal; null again after the next successful step. */
function useRefusal(actor: MapEditorState['actor']): MapIssueCode | null {
  const [code, setCode] = useState<MapIssueCode | null>(null)
  useEffect(() => {
    const refused = actor.on('issue.raised', ({ issue }) => setCode(issue.code))
    const done = actor.on('step.taken', () => setCode(null))
    return () => {
      refused.unsubscribe()
      done.unsubscribe()
    }
  }, [actor])
  return code
}

const LOOK = {
  page: { display: 'flex', height: 480, background: 'Canvas', color: 'CanvasText' },
  panel: { inlineSize: 280, padding: 16, overflow: 'auto' },
  form: { display: 'grid', gap: 8, marginBlock: 12 },
  row: { display: 'flex', flexWrap: 'wrap', gap: 8 },
  map: { flex: 1, position: 'relative' },
} satisfies Record<string, CSSProperties>

import type { AnyLine } from '@mishiori/map-document'
import { type MachineSnapshot, selectDocument, selectEditedLine, selectSelectedObject } from '../../core/selectors.ts'
import { useEditor, useEditorLater, useEditorLayoutName, useEditorParts } from '../../ui/context/editor-context.tsx'
import type { LineExtras } from '../../ui/panel-props.ts'
import { classNames } from '../../ui/shared/class-names.ts'
import { hostClass, surfaceClass } from '../../ui/shared/controls.tsx'

/** The line that is drawn or edited, else the selected one. The same object until it changes. */
export function selectLineAtHand(snapshot: MachineSnapshot): AnyLine | null {
  const edited = selectEditedLine(snapshot)
  if (edited) return edited
  const selected = selectSelectedObject(snapshot)
  return selected && 'path' in selected ? selected : null
}

/** Asked of the machine to know whether a place could become a spot now. */
const ANY_PLACE = { id: '', name: '', position: [0, 0] } as const

const canKeepPlaces = (snapshot: MachineSnapshot) => snapshot.can({ type: 'place.keep', place: ANY_PLACE })

interface LinePanelProps {
  readonly extras: LineExtras | undefined
  /** Of a sheet there is one already. */
  readonly hasSurface?: boolean
}

/** What the host has to say of the line at hand. */
export function LinePanel({ extras, hasSurface = true }: LinePanelProps) {
  const line = useEditor(selectLineAtHand)
  if (!extras || !line) return null
  return (
    <div className={classNames(hostClass, hasSurface && surfaceClass)}>
      <HostPanel extras={extras} line={line} />
    </div>
  )
}

function HostPanel({ extras, line }: { readonly extras: LineExtras; readonly line: AnyLine }) {
  const { actor } = useEditorParts()
  const document = useEditorLater(selectDocument)
  const canKeep = useEditor(canKeepPlaces)
  const isNarrow = useEditorLayoutName() !== 'wide'
  return extras({
    line,
    document,
    isNarrow,
    canKeepPlaces: canKeep,
    onKeepPlace: (place) => actor.send({ type: 'place.keep', place }),
  })
}

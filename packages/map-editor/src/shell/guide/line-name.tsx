import { type AnyLine, findMapObject, MAP_LIMITS, type MapObjectId } from '@mishiori/map-document'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { MachineSnapshot } from '../../core/selectors.ts'
import { selectDocument, selectInspectorMode, selectSelectedObject, selectTool } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { closeIcon } from '../../ui/icons/phosphor-paths.ts'
import { Button, IconButton, surfaceClass } from '../../ui/shared/controls.tsx'
import { isComposingKey } from '../../ui/shared/is-composing-key.ts'
import { ObjectGlyph } from '../../ui/shared/object-glyph.tsx'
import { nameError } from '../../ui/shared/text-field.tsx'
import { useLatest } from '../../ui/shared/use-latest.ts'
import styles from './line-name.module.css'
import { nameFromMap } from './name-from-map.ts'

/**
 * Asks once for the name of a line that was just drawn, beside the map. It takes no focus and is gone with the next thing
 * that is done: the line keeps the name that it has.
 */
export function LineName() {
  const { actor } = useEditorParts()
  const [askedId, setAskedId] = useState<MapObjectId | null>(null)
  const line = useEditor(selectLineAtRest)
  useEffect(() => {
    const drawn = actor.on('line.drawn', ({ objectId }) => setAskedId(objectId))
    return () => drawn.unsubscribe()
  }, [actor])
  const isAsked = askedId !== null && line?.id === askedId
  if (askedId !== null && !isAsked) setAskedId(null)
  return isAsked ? <NameForm key={line.id} line={line} onEnd={() => setAskedId(null)} /> : null
}

/** The line that is selected while nothing is open; the same object until it changes. */
function selectLineAtRest(snapshot: MachineSnapshot): AnyLine | null {
  if (selectTool(snapshot) !== 'select' || selectInspectorMode(snapshot) !== null) return null
  const object = selectSelectedObject(snapshot)
  return object && 'path' in object ? object : null
}

interface NameFormProps {
  readonly line: AnyLine
  readonly onEnd: () => void
}

function NameForm({ line, onEnd }: NameFormProps) {
  const { map } = useEditorParts()
  const messages = useMessages()
  const errorId = useId()
  const [name, setName] = useState(() => nameFromMap(line, map.get(), messages) ?? line.name)
  const [isTried, setIsTried] = useState(false)
  const error = nameError(messages, name, MAP_LIMITS.nameLength.max)
  const save = useSaveName(line, error === null ? name.trim() : null)
  const isRefused = error !== null && (isTried || name.trim() !== '')
  const end = () => {
    onEnd()
    map.get()?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (error !== null) return
    save.now()
    end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return
    save.giveUp()
    end()
  }
  return (
    <form className={`${surfaceClass} ${styles.form}`} onSubmit={submit} noValidate>
      <ObjectGlyph object={line} />
      <input
        type="text"
        className={styles.name}
        aria-label={messages.lines.newName}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? errorId : undefined}
        autoComplete="off"
        enterKeyHint="done"
        value={name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        onBlur={save.now}
        onKeyDown={onKeyDown}
      />
      <Button variant="primary" type="submit">
        {messages.spotCard.done}
      </Button>
      <IconButton icon={closeIcon} label={messages.common.close} onClick={end} />
      {isRefused && (
        <span id={errorId} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </form>
  )
}

/** Saves a valid name that differs: on request, and when the form is gone, because something else is done now. */
function useSaveName(line: AnyLine, name: string | null) {
  const { actor } = useEditorParts()
  const isGivenUp = useRef(false)
  const now = useLatest(() => {
    const present = findMapObject(selectDocument(actor.getSnapshot()), line.id)
    if (isGivenUp.current || name === null || !present || present.name !== line.name || name === line.name) return
    actor.send({ type: 'document.edit', edit: { kind: 'object.update', objectId: line.id, change: { name } } })
  })
  useEffect(() => () => now.current(), [now])
  return {
    now: () => now.current(),
    giveUp: () => {
      isGivenUp.current = true
    },
  }
}

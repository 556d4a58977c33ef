import type { ReactNode } from 'react'
import { selectCanRedo, selectCanUndo, selectTool } from '../../core/selectors.ts'
import type { ToolName } from '../../core/tool-name.ts'
import { availableTools, toolButton } from '../../tools/tool-registry.ts'
import { useEditor, useEditorLayoutName, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { openFiles } from '../../ui/context/open-files.ts'
import { useFileInput } from '../../ui/context/use-file-input.tsx'
import { fileIcon } from '../../ui/icons/phosphor-paths.ts'
import type { ToolbarItem } from '../../ui/panel-props.ts'
import { Toolbar, UndoRedo } from '../../ui/panels/toolbar.tsx'
import { useValue } from '../../ui/shared/value-store.ts'

type ToolbarId = ToolName | 'file'

/** The tools, and the button for a file when the host can read one. */
export function EditorToolbar({ extras }: { readonly extras?: ReactNode }) {
  const { actor, services, map } = useEditorParts()
  const hasMap = useValue(map) !== null
  const messages = useMessages()
  const layout = useEditorLayoutName()
  const pressed = useEditor(selectTool)
  const isBusy = useEditor((snapshot) => !snapshot.can({ type: 'tool.choose', tool: 'select' }))
  const file = useFileInput((files) => openFiles(actor, files), services.acceptedFiles)

  const tools: readonly ToolbarItem<ToolbarId>[] = [
    ...availableTools(services).map((id) =>
      toolbarItem(id, messages.tools[toolButton(id).label], id !== pressed && (isBusy || !hasMap)),
    ),
    ...(services.readRouteFile ? [fileItem(messages.tools.file, isBusy)] : []),
  ]
  const press = (id: ToolbarId) => {
    if (id === 'file') file.open()
    else actor.send({ type: 'tool.choose', tool: id })
  }
  return (
    <>
      <Toolbar
        messages={messages}
        tools={tools}
        pressedId={pressed}
        onPress={press}
        variant={layout === 'phone' ? 'dock' : 'bar'}
        extras={extras}
      />
      {file.element}
    </>
  )
}

function toolbarItem(id: ToolName, label: string, isDisabled: boolean): ToolbarItem<ToolbarId> {
  const { icon, pressedIcon, key, startsGroup = false } = toolButton(id)
  return { id, label, icon, pressedIcon, keyHint: key.toUpperCase(), isDisabled, startsGroup }
}

function fileItem(label: string, isDisabled: boolean): ToolbarItem<ToolbarId> {
  return { id: 'file', label, icon: fileIcon, isDisabled, startsGroup: true }
}

export function EditorUndoRedo() {
  const { actor } = useEditorParts()
  return (
    <UndoRedo
      messages={useMessages()}
      canUndo={useEditor(selectCanUndo)}
      canRedo={useEditor(selectCanRedo)}
      onUndo={() => actor.send({ type: 'history.undo' })}
      onRedo={() => actor.send({ type: 'history.redo' })}
    />
  )
}

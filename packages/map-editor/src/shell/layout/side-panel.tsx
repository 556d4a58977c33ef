import { useState } from 'react'
import type { MachineSnapshot } from '../../core/selectors.ts'
import { selectTool } from '../../core/selectors.ts'
import type { MapEditorServices } from '../../core/services.ts'
import { travelMessages } from '../../messages/travel-messages.ts'
import type { Tool } from '../../tools/tool.ts'
import { TOOL_REGISTRY, toolButton } from '../../tools/tool-registry.ts'
import { useEditor, useEditorLayoutName, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { arrowLeftIcon } from '../../ui/icons/phosphor-paths.ts'
import { Button } from '../../ui/shared/controls.tsx'
import { EditorLayers } from '../layers/editor-layers.tsx'
import styles from './desktop-panels.module.css'

/** The layers, or what the open tool has in their place: then each leads to the other. */
export function SidePanel() {
  const { services } = useEditorParts()
  const messages = useMessages()
  const isWide = useEditorLayoutName() === 'wide'
  const name = useEditor((snapshot) => (isWide && cardOf(snapshot, services) ? selectTool(snapshot) : null))
  const [seen, setSeen] = useState<'card' | 'layers'>('card')
  if (name === null && seen === 'layers') setSeen('card')
  const tool: Tool | null = name && TOOL_REGISTRY[name]
  if (name === null || !tool?.Card) return <EditorLayers />
  if (seen === 'card') return <tool.Card onShowLayers={() => setSeen('layers')} />
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon={arrowLeftIcon}
        className={styles.back ?? ''}
        onClick={() => setSeen('card')}
      >
        {travelMessages(messages).showTool(messages.tools[toolButton(name).label])}
      </Button>
      <EditorLayers />
    </>
  )
}

function cardOf(snapshot: MachineSnapshot, services: MapEditorServices): boolean {
  const tool: Tool = TOOL_REGISTRY[selectTool(snapshot)]
  return tool.hasCard?.(snapshot, services) === true
}

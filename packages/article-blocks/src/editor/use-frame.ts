import type { Editor } from '@tiptap/core'
import { type FocusEvent, type HTMLAttributes, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { blockAt } from '../blocks/block-commands.ts'

export interface Frame {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly isFocused: boolean
  /** Whether an input method is composing text. */
  readonly isComposing: boolean
  /** Position of the block beside the pointer; null when the pointer is not over the editor. */
  readonly hoveredPos: number | null
  /** Moves focus to the first of the text tools. @returns false when none are shown. */
  readonly focusTools: () => boolean
  readonly listeners: (editor: Editor | null) => HTMLAttributes<HTMLElement>
}

/** What happens in the editor's frame: focus, composition, and where the pointer is. */
export function useFrame(): Frame {
  const ref = useRef<HTMLDivElement>(null)
  const [isFocused, setIsFocused] = useState(false)
  const [isComposing, setIsComposing] = useState(false)
  const [hoveredPos, setHoveredPos] = useState<number | null>(null)
  return {
    ref,
    isFocused,
    isComposing,
    hoveredPos,
    focusTools: () => {
      const tool = ref.current?.querySelector<HTMLElement>('[data-text-tools] button')
      tool?.focus()
      return Boolean(tool)
    },
    listeners: (editor) => ({
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      },
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: () => setIsComposing(false),
      onPointerMove: (event: PointerEvent) => setHoveredPos(editor && blockPosAt(editor, event.clientY)),
      onPointerLeave: () => setHoveredPos(null),
    }),
  }
}

/** The block at a height, wherever in the width the pointer is: the handles stand outside the text. */
function blockPosAt(editor: Editor, clientY: number): number | null {
  const box = editor.view.dom.getBoundingClientRect()
  const found = editor.view.posAtCoords({ left: box.left + box.width / 2, top: clientY })
  if (!found) return null
  const inside = found.inside >= 0 ? found.inside : found.pos
  return blockAt(editor.state.doc, inside)?.pos ?? null
}

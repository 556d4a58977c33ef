import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { type ChooseImages, type ChosenImage, requestImages } from '../blocks/image/choose-images.ts'
import type { ImageRules } from '../blocks/image/image-files.ts'
import type { ImageUploads } from '../blocks/image/image-uploads.ts'
import { ARTICLE_LIMITS } from '../model/article-document.ts'
import type { LinkableMapObject } from '../services.ts'
import { type ImagesAs, insertImages } from './insert-images.ts'
import type { BlockActions } from './menus/block-kinds.ts'
import { applyMapLink, type OpenPanel } from './menus/use-text-panel.ts'

export interface EditorActionsOptions {
  readonly uploads: ImageUploads
  readonly mapObjects: readonly LinkableMapObject[]
  readonly images: ImageRules
  readonly chooseImages: ChooseImages | undefined
}

export interface EditorActions {
  readonly blockActions: BlockActions
  readonly fileInput: RefObject<HTMLInputElement | null>
  readonly insertImages: (files: readonly File[], pos: number) => void
  /** At `pos`, or where the cursor is or was last; at the end when it never was in the text. */
  readonly insertMapLink: (objectId: string, pos?: number) => void
  readonly takeChosenFiles: (input: HTMLInputElement) => void
  /** Names the editor the actions work on, which is made after them. */
  readonly connect: (editor: Editor | null, openPanel: (panel: OpenPanel) => void) => void
}

/** What menus, pastes and drops do beyond the editor's own commands. The result never changes. */
export function useEditorActions(options: EditorActionsOptions): EditorActions {
  const latest = useRef(options)
  const fileInput = useRef<HTMLInputElement>(null)
  const target = useRef<{ editor: Editor | null; openPanel: (panel: OpenPanel) => void } | null>(null)
  useEffect(() => {
    latest.current = options
  })
  return useMemo(() => {
    const insert = (images: readonly ChosenImage[], pos: number, as: ImagesAs = 'images') => {
      const editor = target.current?.editor
      const { uploads, images: rules } = latest.current
      if (editor?.isEditable) insertImages(editor, uploads, { images, as, pos, ...rules })
    }
    let hasBeenFocused = false
    let chosenAs: ImagesAs = 'images'
    const choose = (as: ImagesAs) => {
      const { chooseImages } = latest.current
      chosenAs = as
      if (chooseImages) void insertChosen(chooseImages, as)
      else fileInput.current?.click()
    }
    const insertChosen = async (chooseImages: ChooseImages, as: ImagesAs) => {
      const images = await requestImages(chooseImages, ARTICLE_LIMITS.galleryImages)
      const editor = target.current?.editor
      insert(images, editor?.state.selection.to ?? 0, as)
      editor?.commands.focus()
    }
    return {
      fileInput,
      insertImages: insert,
      insertMapLink: (objectId, pos) => {
        const editor = target.current?.editor
        const object = latest.current.mapObjects.find((candidate) => candidate.id === objectId)
        if (!editor?.isEditable || !object) return
        if (pos !== undefined) editor.commands.setTextSelection(pos)
        else if (!hasBeenFocused) editor.commands.setTextSelection(editor.state.doc.content.size)
        applyMapLink(editor, object)
      },
      takeChosenFiles: (input) => {
        insert([...(input.files ?? [])], target.current?.editor?.state.selection.to ?? 0, chosenAs)
        input.value = ''
      },
      blockActions: {
        chooseImage: () => choose('images'),
        chooseGallery: () => choose('gallery'),
        openMapLinks: () => target.current?.openPanel('mapLink'),
      },
      connect: (editor, openPanel) => {
        if (editor !== target.current?.editor) {
          hasBeenFocused = false
          editor?.once('focus', () => {
            hasBeenFocused = true
          })
        }
        target.current = { editor, openPanel }
      },
    }
  }, [])
}

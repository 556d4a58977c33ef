import { createContext, useContext } from 'react'
import type { ArticleEditorMessages } from '../messages/messages.ts'
import type { LinkableMapObject } from '../services.ts'
import type { ChooseImages } from './image/choose-images.ts'
import type { ImageRules } from './image/image-files.ts'
import type { ImageUploads } from './image/image-uploads.ts'

/** What the parts of one editor share. */
export interface EditorSetting {
  readonly messages: ArticleEditorMessages
  readonly mapObjects: readonly LinkableMapObject[]
  readonly uploads: ImageUploads
  readonly imageRules: ImageRules
  readonly chooseImages: ChooseImages | undefined
  readonly isReadOnly: boolean
}

export const EditorSettingContext = createContext<EditorSetting | null>(null)

export function useEditorSetting(): EditorSetting {
  const setting = useContext(EditorSettingContext)
  if (!setting) throw new Error('Parts of the article editor only work inside it.')
  return setting
}

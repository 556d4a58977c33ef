import './style.css'

export { ArticleEditor, type ArticleEditorHandle, type ArticleEditorProps } from './article-editor.tsx'
export { type ArticleDocument, EMPTY_ARTICLE, parseArticle, serializeArticle } from './document.ts'
export { MAP_OBJECT_DRAG_TYPE } from './editor/use-article-editor.ts'
export { articleEditorMessagesEn } from './messages/en.ts'
export type { ArticleEditorMessages } from './messages/messages.ts'
export {
  type ArticleEditorServices,
  ArticleUploadError,
  type LinkableMapObject,
  type UploadedImage,
  type UploadOptions,
} from './services.ts'

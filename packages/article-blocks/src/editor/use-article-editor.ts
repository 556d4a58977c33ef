import type { Editor, Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extension-placeholder'
import type { ResolvedPos, Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { ReactNodeViewRenderer, useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { GalleryNode } from '../blocks/gallery/gallery-node.ts'
import { GalleryView } from '../blocks/gallery/gallery-view.tsx'
import { ImageNode } from '../blocks/image/image-node.ts'
import type { ImageUploads } from '../blocks/image/image-uploads.ts'
import { ImageView } from '../blocks/image/image-view.tsx'
import { PreservedNode } from '../blocks/preserved/preserved-node.ts'
import { PreservedView } from '../blocks/preserved/preserved-view.tsx'
import { quoteExtension } from '../blocks/quote/quote-view.ts'
import type { ArticleEditorMessages } from '../messages/messages.ts'
import { isMapObjectId } from '../model/addresses.ts'
import type { ArticleDocument } from '../model/article-document.ts'
import { toArticleDocument, toEditorContent } from './convert.ts'
import { editorKeys } from './editor-keys.ts'
import { type ArticleLimit, limitsExtension } from './limits.ts'
import { MapLinkDecorations } from './map-link-decorations.ts'
import type { KeyTaker } from './menus/slash-menu.tsx'
import { isComposingKey } from './menus/use-option-keys.ts'
import { IncomingHtml } from './paste/incoming-html.ts'
import { PastedMarkdown } from './paste/pasted-markdown.ts'
import { meantImageFiles, type PastedImageRules, type PictureLoss } from './paste/pasted-pictures.ts'
import { fitIntoCell } from './paste/pasted-tables.ts'
import { textExtensions } from './schema.ts'
import { takeCaret } from './take-caret.ts'
import { uploadsExtension } from './uploads-extension.ts'

/** Type under which a host's list offers a map object for dragging; the data is the object's id. @public */
export const MAP_OBJECT_DRAG_TYPE = 'application/x-map-object-id'

export interface EditorHandlers {
  readonly messages: ArticleEditorMessages
  readonly imageRules: PastedImageRules
  readonly onChange: (document: ArticleDocument) => void
  /** Called with the writer’s changes, after `onChange`. */
  readonly onEdit: () => void
  readonly onLimit: (limit: ArticleLimit) => void
  readonly onImages: (files: readonly File[], pos: number) => void
  /** Called with the images of pasted HTML that were not inserted. */
  readonly onPictureLoss: (losses: readonly PictureLoss[]) => void
  readonly onMapObjectDrop: (objectId: string, pos: number) => void
  readonly onMapLinkClick: (objectId: string) => void
  readonly onOpenPanel: (panel: 'link' | 'mapLink') => void
  readonly onFocusTools: () => boolean
  readonly keyTaker: RefObject<KeyTaker | null>
}

export interface ArticleEditorOptions {
  readonly value: ArticleDocument
  readonly ariaLabel: string
  readonly isReadOnly: boolean
  readonly isComposing: boolean
  /** Stable for the lifetime of the editor. */
  readonly uploads: ImageUploads
}

/** Marks transactions that carry the host's value in, which are not reported to the host. */
const FROM_HOST = 'articleFromHost'

/** The tiptap editor of an article; null while rendering on a server and until the first effect. */
export function useArticleEditor(options: ArticleEditorOptions, handlers: EditorHandlers): Editor | null {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const incoming = useMemo(
    () =>
      new IncomingHtml({
        uploads: options.uploads,
        imageRules: () => latest.current.imageRules,
        onPictureLoss: (losses) => latest.current.onPictureLoss(losses),
      }),
    [options.uploads],
  )
  const markdown = useMemo(() => new PastedMarkdown(), [])
  const emitted = useRef(new WeakSet<ArticleDocument>())
  const editor = useEditor({
    immediatelyRender: false,
    // Its few rules are in our style sheet: a strict content security policy refuses styles made by scripts.
    injectCSS: false,
    extensions: extensions(latest, options.uploads),
    content: toEditorContent(options.value),
    editable: !options.isReadOnly,
    editorProps: editorProps(latest, { incoming, markdown }),
    onTransaction: ({ transaction, appendedTransactions }) => markdown.follow([transaction, ...appendedTransactions]),
    onUpdate: ({ editor: current, transaction }) => {
      if (transaction.getMeta(FROM_HOST)) return
      const document = toArticleDocument(current.state.doc)
      emitted.current.add(document)
      latest.current.onChange(document)
      // An image that arrives is no edit of the writer.
      if (transaction.getMeta('addToHistory') !== false) latest.current.onEdit()
    },
  })
  useEffect(() => {
    if (!editor) return
    editor.setEditable(!options.isReadOnly, false)
    const { dom } = editor.view
    dom.setAttribute('aria-label', options.ariaLabel)
    dom.setAttribute('aria-readonly', String(options.isReadOnly))
  }, [editor, options.isReadOnly, options.ariaLabel])
  useEffect(() => {
    // A value this editor reported itself may come back late, when more has been typed: taking it would lose that.
    if (editor && !options.isComposing && !emitted.current.has(options.value)) takeValue(editor, options.value)
  }, [editor, options.value, options.isComposing])
  return editor
}

function extensions(latest: RefObject<EditorHandlers>, uploads: ImageUploads): Extensions {
  return [
    ...textExtensions,
    quoteExtension(() => latest.current.messages),
    ImageNode.extend({ addNodeView: () => ReactNodeViewRenderer(ImageView, { stopEvent: isFromField }) }),
    GalleryNode.extend({ addNodeView: () => ReactNodeViewRenderer(GalleryView, { stopEvent: isFromGallery }) }),
    PreservedNode.extend({ addNodeView: () => ReactNodeViewRenderer(PreservedView) }),
    uploadsExtension(uploads),
    MapLinkDecorations,
    Placeholder.configure({ placeholder: () => latest.current.messages.placeholder }),
    limitsExtension((limit) => latest.current.onLimit(limit)),
    editorKeys({
      openPanel: (panel) => latest.current.onOpenPanel(panel),
      focusTools: () => latest.current.onFocusTools(),
    }),
  ]
}

/** What reads the HTML and the text of a paste or drop. */
interface PasteReaders {
  readonly incoming: IncomingHtml
  readonly markdown: PastedMarkdown
}

function editorProps(latest: RefObject<EditorHandlers>, { incoming, markdown }: PasteReaders) {
  return {
    attributes: { role: 'textbox', 'aria-multiline': 'true', class: 'article-body' },
    transformPastedHTML: (html: string) => incoming.read(html),
    transformPasted: (slice: Slice, view: Editor['view']) => fitIntoCell(slice, view.state),
    clipboardTextParser: (text: string, context: ResolvedPos, isPlain: boolean) =>
      markdown.read(text, context, isPlain),
    handleKeyDown: (_view: Editor['view'], event: KeyboardEvent) =>
      !isComposingKey(event) && (latest.current.keyTaker.current?.(event) ?? false),
    handlePaste: (view: Editor['view'], event: ClipboardEvent, slice: Slice) => {
      const files = meantImageFiles(event.clipboardData)
      if (files.length === 0) return markdown.take(view, view.state.selection) || incoming.take(view, slice)
      incoming.discard()
      markdown.discard()
      latest.current.onImages(files, view.state.selection.to)
      return true
    },
    handleDrop: (view: Editor['view'], event: DragEvent, slice: Slice) => {
      const pos = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.doc.content.size
      const objectId = event.dataTransfer?.getData(MAP_OBJECT_DRAG_TYPE)
      const files = meantImageFiles(event.dataTransfer)
      if (isMapObjectId(objectId)) latest.current.onMapObjectDrop(objectId, pos)
      else if (files.length > 0) latest.current.onImages(files, pos)
      else return markdown.take(view, Selection.near(view.state.doc.resolve(pos))) || incoming.take(view, slice)
      incoming.discard()
      markdown.discard()
      event.preventDefault()
      return true
    },
    handleDOMEvents: {
      keydown: (view: Editor['view']) => {
        takeCaret(view)
        return false
      },
      click: (_view: Editor['view'], event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('[data-map-link]') : null
        const objectId = link?.getAttribute('data-map-link')
        if (isMapObjectId(objectId)) latest.current.onMapLinkClick(objectId)
        return false
      },
    },
  }
}

/** Keys and clicks in a field of an image belong to the field. */
function isFromField({ event }: { readonly event: Event }): boolean {
  const { target } = event
  return target instanceof Element && target.closest('input, select, button, option') !== null
}

/** Everything in a gallery but its own dragging as a block. */
function isFromGallery({ event }: { readonly event: Event }): boolean {
  return event.target instanceof Element && event.target.closest('[data-gallery-part]') !== null
}

/** Shows another value, changing only what differs, so that the cursor stays where the text is the same. */
function takeValue(editor: Editor, value: ArticleDocument): void {
  const { doc } = editor.state
  const next = editor.schema.nodeFromJSON(toEditorContent(value))
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const transaction = editor.state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  editor.view.dispatch(transaction.setMeta(FROM_HOST, true).setMeta('addToHistory', false))
}

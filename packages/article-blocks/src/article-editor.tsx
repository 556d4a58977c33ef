import { type Editor, EditorContent } from '@tiptap/react'
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { continueAtEnd } from './blocks/block-commands.ts'
import { EditorSettingContext } from './blocks/editor-setting.ts'
import { IMAGE_FILES, type ImageRules } from './blocks/image/image-files.ts'
import { useImageUploads } from './blocks/image/use-image-uploads.ts'
import styles from './editor/article-editor.module.css'
import { useMapObjects } from './editor/map-link-decorations.ts'
import { BlockHandles } from './editor/menus/block-handles.tsx'
import { HistoryButtons } from './editor/menus/history-buttons.tsx'
import { PhoneToolbar } from './editor/menus/phone-toolbar.tsx'
import { SelectionToolbar } from './editor/menus/selection-toolbar.tsx'
import { type KeyTaker, SlashMenu } from './editor/menus/slash-menu.tsx'
import { FloatingTableTools } from './editor/menus/table-tools.tsx'
import { useTextPanel } from './editor/menus/use-text-panel.ts'
import { useArticleEditor } from './editor/use-article-editor.ts'
import { useEditorActions } from './editor/use-editor-actions.ts'
import { useFrame } from './editor/use-frame.ts'
import { useNotice } from './editor/use-notice.ts'
import { articleEditorMessagesEn } from './messages/en.ts'
import type { ArticleEditorMessages } from './messages/messages.ts'
import type { ArticleDocument } from './model/article-document.ts'
import type { ArticleEditorServices, LinkableMapObject } from './services.ts'

const PHONE = '(max-width: 768px)'

/** Whether the screen is so narrow that tools belong at its lower edge. False on a server. */
function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(PHONE).matches ?? false,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(PHONE)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Props of {@link ArticleEditor}. @public */
export interface ArticleEditorProps {
  /**
   * The article shown. A value that the editor reported itself is recognised and changes nothing; to go back to such a
   * value, pass a copy (`{ ...earlier }`).
   */
  readonly value: ArticleDocument
  /** Called after every edit. Images appear in the document once their file is stored. */
  readonly onChange: (document: ArticleDocument) => void
  readonly services: ArticleEditorServices
  /** Objects the text can link to, in the order of the map's list. */
  readonly mapObjects: readonly LinkableMapObject[]
  /** Called when a map link in the text is clicked. */
  readonly onMapLinkClick?: (objectId: string) => void
  /** Called with the number of image files not stored yet, so that the host can warn before the page closes. */
  readonly onPendingUploadsChange?: (count: number) => void
  /** English when absent. */
  readonly messages?: ArticleEditorMessages
  readonly readOnly?: boolean
  /** Stands beside the undo buttons below the text, such as counters. */
  readonly footer?: ReactNode
  /** How the host asks the editor to do something. */
  readonly ref?: Ref<ArticleEditorHandle> | undefined
  /** Name of the text field; `messages.editorLabel` when absent. */
  readonly ariaLabel?: string
}

/**
 * What a host can ask of the editor through its `ref`.
 *
 * @public
 */
export interface ArticleEditorHandle {
  /** Links the marked text to an object of `mapObjects`, or writes its name as a link where the cursor is or was last. */
  readonly insertMapLink: (objectId: string) => void
}

/**
 * Writes an article block by block. Renders an empty frame on a server and becomes an editor in the browser.
 *
 * @example
 * ```tsx
 * const [article, setArticle] = useState(EMPTY_ARTICLE)
 * return <ArticleEditor value={article} onChange={setArticle} services={{ uploadImage }} mapObjects={[]} />
 * ```
 *
 * @public
 */
export function ArticleEditor(props: ArticleEditorProps): ReactElement {
  const { messages = articleEditorMessagesEn, readOnly: isReadOnly = false, mapObjects } = props
  const uploads = useImageUploads(props.services, props.onPendingUploadsChange)
  const notice = useNotice(messages)
  const frame = useFrame()
  const keyTaker = useRef<KeyTaker | null>(null)
  const { chooseImages } = props.services
  const imageRules = useImageRules(props.services, notice.showRefusal)
  const actions = useEditorActions({ uploads, mapObjects, images: imageRules, chooseImages })
  const editor = useArticleEditor(
    {
      value: props.value,
      ariaLabel: props.ariaLabel ?? messages.editorLabel,
      isReadOnly,
      isComposing: frame.isComposing,
      uploads,
    },
    {
      messages,
      imageRules,
      keyTaker,
      onChange: (document) => props.onChange(document),
      onEdit: notice.clear,
      onLimit: notice.showLimit,
      onImages: actions.insertImages,
      onPictureLoss: notice.showPictureLoss,
      onMapObjectDrop: actions.insertMapLink,
      onMapLinkClick: (objectId) => props.onMapLinkClick?.(objectId),
      onOpenPanel: (panel) => textPanel.show(panel),
      onFocusTools: frame.focusTools,
    },
  )
  const textPanel = useTextPanel(editor)
  actions.connect(editor, textPanel.show)
  useMapObjects(editor, mapObjects)
  useImperativeHandle(props.ref, () => ({ insertMapLink: actions.insertMapLink }), [actions])
  const isPhone = useIsPhone()
  const setting = useMemo(
    () => ({ messages, mapObjects, uploads, imageRules, chooseImages, isReadOnly }),
    [messages, mapObjects, uploads, imageRules, chooseImages, isReadOnly],
  )

  return (
    <EditorSettingContext value={setting}>
      <div
        ref={frame.ref}
        className={styles.editor}
        data-readonly={isReadOnly || undefined}
        {...frame.listeners(editor)}
      >
        <EditorContent editor={editor} className={styles.content} />
        {editor && !isReadOnly ? (
          <WritingTools
            editor={editor}
            frame={frame}
            actions={actions}
            textPanel={textPanel}
            keyTaker={keyTaker}
            isPhone={isPhone}
          />
        ) : null}
        <div className={styles.footer} data-bar={!isPhone || undefined}>
          {editor && !isReadOnly && !isPhone ? <HistoryButtons editor={editor} /> : null}
          {props.footer}
        </div>
        <input
          ref={actions.fileInput}
          type="file"
          accept={imageRules.types.join(',')}
          multiple
          hidden
          aria-label={messages.image}
          onChange={(event) => actions.takeChosenFiles(event.currentTarget)}
        />
        <p className={styles.notice} role="status">
          {notice.text}
        </p>
      </div>
    </EditorSettingContext>
  )
}

/** Which images are taken, and what becomes of the others. */
function useImageRules(services: ArticleEditorServices, onRefuse: ImageRules['onRefuse']): ImageRules {
  const types = services.imageTypes ?? IMAGE_FILES.types
  const takesOver = services.takeOverImage !== undefined
  return useMemo(() => ({ types, takesOver, onRefuse }), [types, takesOver, onRefuse])
}

interface WritingToolsProps {
  readonly editor: Editor
  readonly frame: ReturnType<typeof useFrame>
  readonly actions: ReturnType<typeof useEditorActions>
  readonly textPanel: ReturnType<typeof useTextPanel>
  readonly keyTaker: RefObject<KeyTaker | null>
  readonly isPhone: boolean
}

/** The menus and toolbars around the text, of the screen's size. */
function WritingTools({ editor, frame, actions, textPanel, keyTaker, isPhone }: WritingToolsProps) {
  return (
    <>
      {isPhone ? null : <BlockHandles editor={editor} hoveredPos={frame.hoveredPos} />}
      <button
        type="button"
        className={styles.continue}
        tabIndex={-1}
        aria-hidden
        onClick={() => continueAtEnd(editor)}
      />
      <SlashMenu
        editor={editor}
        frame={frame.ref}
        actions={actions.blockActions}
        keyTaker={keyTaker}
        isComposing={frame.isComposing}
      />
      {isPhone ? (
        (frame.isFocused || textPanel.open) && (
          <PhoneToolbar editor={editor} panel={textPanel} actions={actions.blockActions} />
        )
      ) : (
        <>
          <SelectionToolbar
            editor={editor}
            frame={frame.ref}
            panel={textPanel}
            isFocused={frame.isFocused}
            isComposing={frame.isComposing}
          />
          <FloatingTableTools
            editor={editor}
            frame={frame.ref}
            isShown={frame.isFocused && !frame.isComposing && textPanel.open === null}
          />
        </>
      )}
    </>
  )
}

import type { NodeViewRendererProps } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import type { NodeView, ViewMutationRecord } from '@tiptap/pm/view'
import type { ArticleEditorMessages } from '../../messages/messages.ts'
import { ARTICLE_LIMITS } from '../../model/article-document.ts'
import { cutCharacters } from '../../model/characters.ts'
import { captionRefusal } from '../image/caption-field.tsx'
import { QuoteNode } from './quote-node.ts'

/** The messages for the field of a quotation; read for every view, so that new views follow a change of language. */
export type QuoteLabels = () => Pick<ArticleEditorMessages, 'quoteSource' | 'captionTooLong'>

/** Quotations with a field for their source below the text. */
export function quoteExtension(labels: QuoteLabels) {
  return QuoteNode.extend({ addNodeView: () => (props) => new QuoteView(props, labels()) })
}

class QuoteView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM: HTMLElement
  readonly #source: HTMLInputElement
  readonly #refusal: HTMLElement
  readonly #labels: ReturnType<QuoteLabels>
  /** Around the field: without it, the cursor could be put beside the field, where nothing that is typed belongs to the text. */
  readonly #frame: HTMLLabelElement
  #node: EditorNode

  constructor({ node, editor, getPos }: NodeViewRendererProps, labels: ReturnType<QuoteLabels>) {
    this.#node = node
    this.#labels = labels
    this.dom = document.createElement('figure')
    this.dom.className = 'quote'
    this.contentDOM = document.createElement('blockquote')
    this.#source = document.createElement('input')
    this.#source.className = 'ab-caption-field'
    this.#source.placeholder = labels.quoteSource
    this.#source.setAttribute('aria-label', labels.quoteSource)
    this.#source.addEventListener('input', () => {
      const pos = getPos()
      const caption = cutCharacters(this.#source.value, ARTICLE_LIMITS.captionLength)
      if (pos !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'caption', caption))
      this.#show(editor.isEditable)
    })
    this.#refusal = document.createElement('p')
    this.#refusal.className = 'ab-caption-refusal'
    this.#refusal.setAttribute('role', 'alert')
    this.#frame = document.createElement('label')
    this.#frame.className = 'ab-quote-source'
    this.#frame.contentEditable = 'false'
    this.#frame.append(this.#source, this.#refusal)
    this.dom.append(this.contentDOM, this.#frame)
    this.#show(editor.isEditable)
    editor.on('transaction', this.#refresh)
    this.#stopListening = () => editor.off('transaction', this.#refresh)
  }

  readonly #stopListening: () => void

  readonly #refresh = ({ editor }: { readonly editor: { readonly isEditable: boolean } }): void => {
    this.#show(editor.isEditable)
  }

  update(node: EditorNode): boolean {
    if (node.type !== this.#node.type) return false
    this.#node = node
    this.#show(!this.#source.readOnly)
    return true
  }

  stopEvent({ target }: Event): boolean {
    return target instanceof Node && this.#frame.contains(target)
  }

  ignoreMutation({ target }: ViewMutationRecord): boolean {
    return this.#frame.contains(target)
  }

  destroy(): void {
    this.#stopListening()
  }

  #show(isEditable: boolean): void {
    const caption = String(this.#node.attrs.caption)
    // What is too long stays in the field to be shortened.
    if (cutCharacters(this.#source.value, ARTICLE_LIMITS.captionLength) !== caption) this.#source.value = caption
    const refusal = captionRefusal(this.#source.value, this.#labels.captionTooLong)
    this.#refusal.textContent = refusal
    this.#refusal.hidden = refusal === null
    this.#source.setAttribute('aria-invalid', String(refusal !== null))
    this.#source.readOnly = !isEditable
    this.#source.hidden = !isEditable && caption === ''
  }
}

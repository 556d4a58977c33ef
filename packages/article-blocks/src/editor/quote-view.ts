import type { NodeViewRendererProps } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import type { NodeView, ViewMutationRecord } from '@tiptap/pm/view'
import { ARTICLE_LIMITS } from '../model/article-document.ts'
import { QuoteNode } from './schema.ts'

/** The words a quotation's field needs; asked anew for every view, so that a change of language reaches new ones. */
export type QuoteLabels = () => { readonly quoteSource: string }

/** Quotations with a field for their source below the text. */
export function quoteExtension(labels: QuoteLabels) {
  return QuoteNode.extend({ addNodeView: () => (props) => new QuoteView(props, labels().quoteSource) })
}

class QuoteView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM: HTMLElement
  readonly #source: HTMLInputElement
  /** Around the field: without it, the cursor could be put beside the field, where nothing that is typed belongs to the text. */
  readonly #frame: HTMLLabelElement
  #node: EditorNode

  constructor({ node, editor, getPos }: NodeViewRendererProps, label: string) {
    this.#node = node
    this.dom = document.createElement('figure')
    this.dom.className = 'quote'
    this.contentDOM = document.createElement('blockquote')
    this.#source = document.createElement('input')
    this.#source.className = 'ab-caption-field'
    this.#source.maxLength = ARTICLE_LIMITS.captionLength
    this.#source.placeholder = label
    this.#source.setAttribute('aria-label', label)
    this.#source.addEventListener('input', () => {
      const pos = getPos()
      if (pos !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'caption', this.#source.value))
    })
    this.#frame = document.createElement('label')
    this.#frame.className = 'ab-quote-source'
    this.#frame.contentEditable = 'false'
    this.#frame.append(this.#source)
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
    if (this.#source.value !== caption) this.#source.value = caption
    this.#source.readOnly = !isEditable
    this.#source.hidden = !isEditable && caption === ''
  }
}

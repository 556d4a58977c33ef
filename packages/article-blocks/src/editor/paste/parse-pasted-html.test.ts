// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser as EditorParser } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { IMAGE_FILES } from '../../blocks/image/image-files.ts'
import { schemaExtensions } from '../schema.ts'
import { cleanPastedHtml } from './clean-html.ts'
import { meantImageFiles } from './pasted-pictures.ts'

const schema = getSchema(schemaExtensions)

/** Properties that code may read of a form, of a document, or of their base types. */
const PROPERTIES = new Set(
  [HTMLFormElement, HTMLElement, Element, Document, Node, EventTarget, Object].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype),
  ),
)

const holder = document.createElement('div')

function textOf(html: string): string {
  holder.innerHTML = cleanPastedHtml(html, { types: IMAGE_FILES.types, takesOver: false }).html
  const text = EditorParser.fromSchema(schema).parse(holder)
  return text.textBetween(0, text.content.size, '|')
}

describe('names within pasted HTML', () => {
  it.each<[string, (name: string) => string]>([
    ['a field of a form', (name) => `<form>In <input name="${name}"></form>`],
    ['a form of the page', (name) => `<form name="${name}">In</form>`],
    ['an image of the page', (name) => `<p>In<img name="${name}" id="${name}"></p>`],
  ])('hide no property: %s', (_, named) => {
    const pasted = [...PROPERTIES].map(named).join('')
    const text = textOf(`<p>Before</p>${pasted}<p>After</p>`).replaceAll(' ', '').split(/\|+/)
    expect(text).toEqual(['Before', ...Array.from(PROPERTIES, () => 'In'), 'After'])
  })

  it('do not keep a copied image from being taken', () => {
    const file = new File(['x'], 'a.png', { type: 'image/png' })
    const html = Array.from(
      PROPERTIES,
      (name) => `<form><input name="${name}"></form><img name="${name}" src="/a.png">`,
    )
    const data = { files: [file], items: [], types: ['text/html'], getData: () => html.join('') }
    expect(meantImageFiles(data as unknown as DataTransfer)).toEqual([file]) // the parts of a clipboard that are read
  })
})

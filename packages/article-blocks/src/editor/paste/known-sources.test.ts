// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser as EditorParser } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { IMAGE_FILES } from '../../blocks/image/image-files.ts'
import { serializeArticle } from '../../model/wire.ts'
import { toArticleDocument } from '../convert.ts'
import { schemaExtensions } from '../schema.ts'
import { cleanPastedHtml } from './clean-html.ts'
import { blocksOfGoogleDocs, blocksOfWord, fromGoogleDocs, fromNote, fromWord } from './fixtures.ts'

const schema = getSchema(schemaExtensions)

function blocksOfPaste(html: string) {
  const clean = cleanPastedHtml(html, { types: IMAGE_FILES.types, takesOver: false })
  const page = new DOMParser().parseFromString(clean.html, 'text/html')
  return serializeArticle(toArticleDocument(EditorParser.fromSchema(schema).parse(page.body))).blocks
}

describe('what other editors put on the clipboard', () => {
  it('of Microsoft Word becomes headings, lists with their levels, tables and marks', () => {
    expect(blocksOfPaste(fromWord)).toEqual(blocksOfWord)
  })

  it('of Microsoft Word has pictures that lie on the disk of its user', () => {
    expect(cleanPastedHtml(fromWord, { types: IMAGE_FILES.types, takesOver: false }).pictures).toEqual({
      sources: new Map(),
      losses: ['unreadable'],
      count: 0,
    })
  })

  it('of Google Docs keeps marks told by styles and puts nested lists into their items', () => {
    expect(blocksOfPaste(fromGoogleDocs)).toEqual(blocksOfGoogleDocs)
  })

  it('of note keeps headings, pictures with captions, quotations and lines', () => {
    expect(blocksOfPaste(fromNote)).toEqual([
      { type: 'header', level: 2, text: '櫛の町' },
      { type: 'paragraph', text: '坂の途中に看板。<br>中は静か。' },
      { type: 'singleImage', url: 'https://example.com/comb.png', caption: 'お六櫛', tmpId: null },
      { type: 'quote', text: '木曽路はすべて山の中である。', caption: '' },
      { type: 'divider' },
      { type: 'paragraph', text: 'また来ます。' },
    ])
  })
})

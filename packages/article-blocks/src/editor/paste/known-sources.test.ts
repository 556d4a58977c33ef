// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser as EditorParser } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { serializeArticle } from '../../model/wire.ts'
import { toArticleDocument } from '../convert.ts'
import { schemaExtensions } from '../schema.ts'
import { cleanPastedHtml } from './clean-html.ts'
import { fromGoogleDocs, fromNote, fromWord } from './fixtures.ts'

const schema = getSchema(schemaExtensions)

function blocksOfPaste(html: string) {
  const page = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html')
  return serializeArticle(toArticleDocument(EditorParser.fromSchema(schema).parse(page.body))).blocks
}

describe('what other editors put on the clipboard', () => {
  it('of Microsoft Word becomes headings, lists with their levels, tables and marks', () => {
    expect(blocksOfPaste(fromWord)).toEqual([
      { type: 'header', level: 1, text: '鳥居峠を越える' },
      { type: 'paragraph', text: '石畳の<b>峠道</b>を<i>ゆっくり</i>歩きます。' },
      {
        type: 'list',
        style: 'unordered',
        items: [
          { text: '熊鈴', lists: [{ style: 'ordered', items: [{ text: '駅で借りる' }, { text: '駅で返す' }] }] },
          { text: '軽アイゼン' },
        ],
      },
      { type: 'paragraph', text: '間の文' },
      { type: 'list', style: 'ordered', items: [{ text: '出発' }] },
      {
        type: 'table',
        withHeadings: false,
        content: [
          ['区間', '時間'],
          ['藪原駅<br>鳥居峠', '90分'],
        ],
      },
    ])
  })

  it('of Google Docs keeps marks told by styles and puts nested lists into their items', () => {
    expect(blocksOfPaste(fromGoogleDocs)).toEqual([
      { type: 'header', level: 2, text: 'Over the pass' },
      {
        type: 'paragraph',
        text: 'Take the <b>early train</b> and <i>walk</i>. <a href="https://example.com/" rel="noopener nofollow ugc">Timetable</a>',
      },
      {
        type: 'list',
        style: 'unordered',
        items: [
          { text: 'Bell', lists: [{ style: 'unordered', items: [{ text: 'from the station' }] }] },
          { text: 'Map' },
        ],
      },
      {
        type: 'table',
        withHeadings: false,
        content: [['From', 'To']],
      },
    ])
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

// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser as EditorParser } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { serializeArticle } from '../../model/wire.ts'
import { toArticleDocument } from '../convert.ts'
import { schemaExtensions } from '../schema.ts'
import { cleanPastedHtml } from './clean-html.ts'

const schema = getSchema(schemaExtensions)

function blocksOfPaste(html: string) {
  const page = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html')
  return serializeArticle(toArticleDocument(EditorParser.fromSchema(schema).parse(page.body))).blocks
}

describe('pasted HTML', () => {
  it.each([
    ['a heading', '<h1>Title</h1>', [{ type: 'header', level: 1, text: 'Title' }]],
    [
      'bold and italic by any name',
      '<p><strong>a</strong><em style="color:red">b</em></p>',
      [{ type: 'paragraph', text: '<b>a</b><i>b</i>' }],
    ],
    [
      'no text of scripts and styles',
      '<style>p{}</style><p>a</p><script>x()</script>',
      [{ type: 'paragraph', text: 'a' }],
    ],
    [
      'no blank lines between paragraphs, as Word and Google Docs have them',
      '<p>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>b<br><br>c</p>\n<br><br>\n<ul><li><p>d</p></li></ul><p></p>',
      [
        { type: 'paragraph', text: 'a' },
        { type: 'paragraph', text: 'b<br><br>c' },
        { type: 'list', style: 'unordered', items: [{ text: 'd' }] },
      ],
    ],
    [
      'blank lines of an editor like this',
      '<p data-pm-slice="1 1 []">a</p><p></p><p>b</p>',
      [
        { type: 'paragraph', text: 'a' },
        { type: 'paragraph', text: '' },
        { type: 'paragraph', text: 'b' },
      ],
    ],
    ['the words of a dangerous link', '<p><a href="javascript:x()">go</a></p>', [{ type: 'paragraph', text: 'go' }]],
    [
      'a map link',
      '<p><span class="map-link" data-map-link="o1">x</span></p>',
      [{ type: 'paragraph', text: '<span class="map-link" data-map-link="o1">x</span>' }],
    ],
    [
      'paragraphs of a quotation as its lines',
      '<blockquote><p>one</p><p>two</p></blockquote>',
      [{ type: 'quote', text: 'one<br>two', caption: '' }],
    ],
    [
      'a nested list',
      '<ul><li>a<ol><li>b</li></ol></li></ul>',
      [
        {
          type: 'list',
          style: 'unordered',
          items: [{ text: 'a', lists: [{ style: 'ordered', items: [{ text: 'b' }] }] }],
        },
      ],
    ],
    [
      'an image with an address',
      '<p>a</p><img src="https://example.com/a.jpg" onerror="x()">',
      [
        { type: 'paragraph', text: 'a' },
        { type: 'singleImage', url: 'https://example.com/a.jpg', caption: '', tmpId: null },
      ],
    ],
    ['no image without one', '<p>a</p><img src="data:image/png;base64,AAAA">', [{ type: 'paragraph', text: 'a' }]],
    [
      'a table with its heading row',
      '<table><tr><th>a</th><th>b</th></tr><tr><td><b>c</b></td><td><p>d</p><p>e</p></td></tr></table>',
      [
        {
          type: 'table',
          withHeadings: true,
          content: [
            ['a', 'b'],
            ['<b>c</b>', 'd<br>e'],
          ],
        },
      ],
    ],
    [
      'a table with one place per cell, whatever spans and gaps it had',
      '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr></table>',
      [
        {
          type: 'table',
          withHeadings: false,
          content: [
            ['a', 'b', ''],
            ['', 'c', ''],
            ['d', '', ''],
          ],
        },
      ],
    ],
    [
      'a line',
      '<p>a</p><hr><p>b</p>',
      [{ type: 'paragraph', text: 'a' }, { type: 'divider' }, { type: 'paragraph', text: 'b' }],
    ],
    [
      'a picture with its caption',
      '<figure><img src="https://example.com/a.jpg"><figcaption>A gate</figcaption></figure>',
      [{ type: 'singleImage', url: 'https://example.com/a.jpg', caption: 'A gate', tmpId: null }],
    ],
  ])('gives %s', (_name, html, blocks) => {
    expect(blocksOfPaste(html)).toEqual(blocks)
  })
})

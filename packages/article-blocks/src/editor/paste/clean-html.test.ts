// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser as EditorParser } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { IMAGE_FILES } from '../../blocks/image/image-files.ts'
import { serializeArticle } from '../../model/wire.ts'
import { toArticleDocument } from '../convert.ts'
import { schemaExtensions } from '../schema.ts'
import { cleanPastedHtml } from './clean-html.ts'

const schema = getSchema(schemaExtensions)

/** The page's own host may be plain, as on a developer's machine. */
const ownHost = window.origin
const image = (url: string) => ({ type: 'singleImage', url, caption: '', tmpId: null })

function blocksOfPaste(html: string) {
  const clean = cleanPastedHtml(html, { types: IMAGE_FILES.types, takesOver: false })
  const page = new DOMParser().parseFromString(clean.html, 'text/html')
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
      'the space between words beside a block',
      '<h2>Head</h2>Walk <b>slowly</b> <i>here</i> now. <b>Hours:</b> <a href="https://a.example/">9 to 5</a>',
      [
        { type: 'header', level: 2, text: 'Head' },
        {
          type: 'paragraph',
          text: 'Walk <b>slowly</b> <i>here</i> now. <b>Hours:</b> <a href="https://a.example/" rel="noopener nofollow ugc">9 to 5</a>',
        },
      ],
    ],
    [
      'the space between words in boxes, and a line break',
      '<ul><li>a</li></ul><div><div><b>Open:</b> <i>daily</i></div><section>b <b>c</b> <i>d</i><br>e</section></div>',
      [
        { type: 'list', style: 'unordered', items: [{ text: 'a' }] },
        { type: 'paragraph', text: '<b>Open:</b> <i>daily</i>' },
        { type: 'paragraph', text: 'b <b>c</b> <i>d</i><br>e' },
      ],
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
      'paragraphs of an entry as its lines',
      '<ul><li><p>a</p>\n<p>b</p><ul><li><p>c</p></li></ul></li></ul>',
      [
        {
          type: 'list',
          style: 'unordered',
          items: [{ text: 'a<br>b', lists: [{ style: 'unordered', items: [{ text: 'c' }] }] }],
        },
      ],
    ],
    [
      'a list in a quotation as its lines',
      '<blockquote>a\n<ul>\n<li>b<ol><li>c</li></ol></li>\n<li>d</li></ul>\n<p>e</p></blockquote>',
      [{ type: 'quote', text: 'a<br>b<br>c<br>d<br>e', caption: '' }],
    ],
    [
      'a picture amid a paragraph',
      '<p>a<br><img src="/a.jpg"><br><b>b</b> <i>c</i></p>',
      [{ type: 'paragraph', text: 'a' }, image('/a.jpg'), { type: 'paragraph', text: '<b>b</b> <i>c</i>' }],
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
    [
      'an image at a place by itself, wherever it stood in a line or a heading',
      '<p>a<img src="https://example.com/a.jpg"></p><h2><a href="https://example.com/"><img src="https://example.com/b.jpg"></a></h2>',
      [{ type: 'paragraph', text: 'a' }, image('https://example.com/a.jpg'), image('https://example.com/b.jpg')],
    ],
    [
      'an image by an address that pages by https may load',
      '<img src="http://example.com/a.jpg"><img src="//example.com/b.jpg"><img src="/images/c.jpg">' +
        `<img src="${ownHost}/d.jpg">`,
      [
        image('https://example.com/a.jpg'),
        image('https://example.com/b.jpg'),
        image('/images/c.jpg'),
        image(`${ownHost}/d.jpg`),
      ],
    ],
    [
      'the images of a list between its items, which are numbered on, and none for an image alone',
      '<ol><li><img src="/a.jpg"></li><li>b<img src="/b.jpg"></li><li><p><img src="/c.jpg"></p></li><li>d</li></ol><ul><li>e<ul><li>f<img src="/f.jpg"></li><li>g</li></ul></li><li>h</li></ul>' +
        '<ul><li><img src="/i.jpg"></li></ul>',
      [
        image('/a.jpg'),
        { type: 'list', style: 'ordered', items: [{ text: 'b' }] },
        image('/b.jpg'),
        image('/c.jpg'),
        { type: 'list', style: 'ordered', start: 2, items: [{ text: 'd' }] },
        {
          type: 'list',
          style: 'unordered',
          items: [{ text: 'e', lists: [{ style: 'unordered', items: [{ text: 'f' }] }] }],
        },
        image('/f.jpg'),
        { type: 'list', style: 'unordered', items: [{ text: 'g' }, { text: 'h' }] },
        image('/i.jpg'),
      ],
    ],
    [
      'the images of a quotation and of cells below them',
      '<blockquote><p>a</p><p><img src="/a.jpg"></p><p>b</p></blockquote><table><tr><td>c<img src="/b.jpg"></td><td><p>d</p><p><img src="/c.jpg"></p></td></tr></table>',
      [
        { type: 'quote', text: 'a<br>b', caption: '' },
        image('/a.jpg'),
        { type: 'table', withHeadings: false, content: [['c', 'd']] },
        image('/b.jpg'),
        image('/c.jpg'),
      ],
    ],
    [
      'nothing but the images of a table that lays them out',
      '<table><tr><td><table><tr><td><img src="/a.jpg"></td></tr></table></td><td><img src="/b.jpg"></td></tr></table>',
      [image('/a.jpg'), image('/b.jpg')],
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

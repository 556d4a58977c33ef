// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser as EditorParser } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseArticle, serializeArticle } from '../../model/wire.ts'
import { toArticleDocument } from '../convert.ts'
import { schemaExtensions } from '../schema.ts'
import { cleanPastedHtml } from './clean-html.ts'
import { markdownToHtml } from './markdown-to-html.ts'

const schema = getSchema(schemaExtensions)

function articleOf(markdown: string) {
  const { html } = cleanPastedHtml(markdownToHtml(markdown), { types: [], takesOver: false })
  const page = new DOMParser().parseFromString(html, 'text/html')
  return toArticleDocument(EditorParser.fromSchema(schema).parse(page.body))
}

const stored = (markdown: string) => serializeArticle(articleOf(markdown)).blocks

describe('Markdown', () => {
  it('becomes the blocks it describes', () => {
    const markdown = `# 鳥居峠

石畳の**峠道**を*ゆっくり*歩く。
[時刻表](https://example.com/ "JR")ではなく[地図](https://example.com/map)を見る。

- 熊鈴
  1. 駅で借りる
  2. 駅で返す
- 軽アイゼン

> 木曽路はすべて
> 山の中である。

---

| 区間 | 時間 |
| --- | ---: |
| 藪原 \\| 峠 | 90分 |
| 短い行 |

![鳥居](https://example.com/torii.jpg)`
    expect(stored(markdown)).toEqual([
      { type: 'header', level: 1, text: '鳥居峠' },
      {
        type: 'paragraph',
        text:
          '石畳の<b>峠道</b>を<i>ゆっくり</i>歩く。<br>' +
          '<a href="https://example.com/" rel="noopener nofollow ugc">時刻表</a>ではなく' +
          '<a href="https://example.com/map" rel="noopener nofollow ugc">地図</a>を見る。',
      },
      {
        type: 'list',
        style: 'unordered',
        items: [
          { text: '熊鈴', lists: [{ style: 'ordered', items: [{ text: '駅で借りる' }, { text: '駅で返す' }] }] },
          { text: '軽アイゼン' },
        ],
      },
      { type: 'quote', text: '木曽路はすべて<br>山の中である。', caption: '' },
      { type: 'divider' },
      {
        type: 'table',
        withHeadings: true,
        content: [
          ['区間', '時間'],
          ['藪原 | 峠', '90分'],
          ['短い行', ''],
        ],
      },
      { type: 'singleImage', url: 'https://example.com/torii.jpg', caption: '鳥居', tmpId: null },
    ])
  })

  it('keeps a list whole whose items stand apart or go on in another line', () => {
    const markdown = '1. 駅を出る\n\n2. 峠へ\n   石畳の道\n\n   - 熊鈴\n\n3. 宿場\n\n- 茶屋\n\n終わり'
    expect(stored(markdown)).toEqual([
      {
        type: 'list',
        style: 'ordered',
        items: [
          { text: '駅を出る' },
          { text: '峠へ<br>石畳の道', lists: [{ style: 'unordered', items: [{ text: '熊鈴' }] }] },
          { text: '宿場' },
        ],
      },
      { type: 'list', style: 'unordered', items: [{ text: '茶屋' }] },
      { type: 'paragraph', text: '終わり' },
    ])
  })

  it('begins a list with its number, and goes on counting behind a picture', () => {
    expect(stored('1. 駅を出る\n2. 峠へ\n![鳥居](https://example.com/torii.jpg)\n3. 宿場')).toEqual([
      { type: 'list', style: 'ordered', items: [{ text: '駅を出る' }, { text: '峠へ' }] },
      { type: 'singleImage', url: 'https://example.com/torii.jpg', caption: '鳥居', tmpId: null },
      { type: 'list', style: 'ordered', start: 3, items: [{ text: '宿場' }] },
    ])
  })

  it('begins a table below a line of text', () => {
    expect(stored('時間:\n| a |\n| - |\n| 1 |')).toEqual([
      { type: 'paragraph', text: '時間:' },
      { type: 'table', withHeadings: true, content: [['a'], ['1']] },
    ])
  })

  it('leaves no sign of what is bold and italic at once', () => {
    expect(stored('# x\n***峠***')).toContainEqual({ type: 'paragraph', text: '<b><i>峠</i></b>' })
  })

  it('shows signs with a backslash as they are, without it', () => {
    expect(stored('# x\n\\*熊\\*は**1\\*2**倍、[a\\]b](https://a.example/c\\_d)。')).toContainEqual({
      type: 'paragraph',
      text: '*熊*は<b>1*2</b>倍、<a href="https://a.example/c_d" rel="noopener nofollow ugc">a]b</a>。',
    })
    expect(stored('# x\n\\- no item\nC:\\Users')).toContainEqual({ type: 'paragraph', text: '- no item<br>C:\\Users' })
  })

  it.each(['```', '```sh\n', '~~~'])('keeps the lines between fences as they stand (%j)', (fence) => {
    const [open = '', end = ''] = [fence.trim(), fence.trim().slice(0, 3)]
    expect(stored(`- a\n${open}\n# **b**\n\n  - c\n${end}\nd`)).toEqual([
      { type: 'list', style: 'unordered', items: [{ text: 'a' }] },
      { type: 'paragraph', text: '# **b**<br><br>  - c' },
      { type: 'paragraph', text: 'd' },
    ])
    expect(stored(`${open}\nwithout an end`)).toEqual([{ type: 'paragraph', text: 'without an end' }])
  })

  it('keeps the words of links and pictures that lead nowhere allowed', () => {
    expect(stored('# x\n[go](javascript:alert(1))')).toEqual([
      { type: 'header', level: 1, text: 'x' },
      { type: 'paragraph', text: 'go' },
    ])
    expect(stored('![x](data:image/png;base64,AA)')).toEqual([{ type: 'paragraph', text: 'x' }])
  })

  it('ends emphasis at Japanese punctuation too', () => {
    expect(stored('# x\nこれは**強調**です。**「峠」**を越え、*峠（とうげ）*へ')).toContainEqual({
      type: 'paragraph',
      text: 'これは<b>強調</b>です。<b>「峠」</b>を越え、<i>峠（とうげ）</i>へ',
    })
  })

  it('holds no markup of HTML', () => {
    expect(stored('<p>\n<b onclick="x()">a</b>\n\n<script>x()</script>')).toEqual([
      { type: 'paragraph', text: '&lt;p&gt;<br>&lt;b onclick=&quot;x()&quot;&gt;a&lt;/b&gt;' },
      { type: 'paragraph', text: '&lt;script&gt;x()&lt;/script&gt;' },
    ])
  })

  it('leaves what an article cannot show, and how plain text is laid out', () => {
    expect(stored('# x\n~~closed~~\n---\n    open\n===')).toEqual([
      { type: 'header', level: 1, text: 'x' },
      { type: 'paragraph', text: '~~closed~~' },
      { type: 'divider' },
      { type: 'paragraph', text: 'open<br>===' },
    ])
    expect(stored('- [ ] bell\n- [x] map')).toEqual([
      { type: 'list', style: 'unordered', items: [{ text: '[ ] bell' }, { text: '[x] map' }] },
    ])
  })

  it('sets pictures apart from the words around them', () => {
    const picture = { type: 'singleImage', url: 'https://a.example/b.jpg', caption: 'x', tmpId: null }
    for (const gap of ['\n', ' ']) {
      expect(stored(['one', '![x](http://a.example/b.jpg)', '**two** *three* four'].join(gap))).toEqual([
        { type: 'paragraph', text: 'one' },
        picture,
        { type: 'paragraph', text: '<b>two</b> <i>three</i> four' },
      ])
    }
    expect(stored('> one\n>\n> ![x](https://a.example/b.jpg)\n>\n> two')).toEqual([
      { type: 'quote', text: 'one<br>two', caption: '' },
      picture,
    ])
  })

  it('makes lines of what stands in an entry of a list or in a quotation', () => {
    expect(stored('- # a\n\n  b\n  ```\n  c\n  d\n  ```\n  - e\n- f')).toEqual([
      {
        type: 'list',
        style: 'unordered',
        items: [{ text: 'a<br>b<br>c<br>d', lists: [{ style: 'unordered', items: [{ text: 'e' }] }] }, { text: 'f' }],
      },
    ])
    expect(stored('> a\n> - b\n>   - c\n> - d\n>\n> e')).toEqual([
      { type: 'quote', text: 'a<br>b<br>c<br>d<br>e', caption: '' },
    ])
  })

  it('always gives an article that can be stored, and ends', () => {
    const line = fc.array(
      fc.constantFrom(
        '#',
        '- ',
        '1. ',
        '> ',
        '|',
        '---',
        '**',
        '*',
        '[',
        '](',
        ')',
        '![',
        'https://a.example',
        ' ',
        '  ',
        '峠',
        '```',
        '\\',
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const document = articleOf(lines.map((parts) => parts.join('')).join('\n'))
        const read = parseArticle(serializeArticle(document))
        expect(read).toEqual({ ok: true, document })
      }),
      { numRuns: 500 },
    )
  })
})

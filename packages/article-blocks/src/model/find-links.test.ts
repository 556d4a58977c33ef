import { describe, expect, it } from 'vitest'
import { findLinks } from './find-links.ts'

const written = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end))

describe('findLinks', () => {
  it.each([
    ['https://example.com/foo。次の文', ['https://example.com/foo']],
    ['（https://example.com/baz）です', ['https://example.com/baz']],
    ['詳細は https://example.com/a?b=1&c=2。よろしく', ['https://example.com/a?b=1&c=2']],
    ['詳細はhttps://example.com/a?b=1&c=2。よろしく', ['https://example.com/a?b=1&c=2']],
    ['https://ja.wikipedia.org/wiki/日本語 です', ['https://ja.wikipedia.org/wiki/日本語']],
    ['https://ja.wikipedia.org/wiki/日本語です', ['https://ja.wikipedia.org/wiki/日本語']],
    ['https://ja.wikipedia.org/wiki/日本語を見て', ['https://ja.wikipedia.org/wiki/日本語']],
    ['https://ja.wikipedia.org/wiki/さくら、', ['https://ja.wikipedia.org/wiki/さくら']],
    ['https://ja.wikipedia.org/wiki/JR東日本', ['https://ja.wikipedia.org/wiki/JR東日本']],
    ['https://ja.wikipedia.org/wiki/東京_(曖昧さ回避)。', ['https://ja.wikipedia.org/wiki/東京_(曖昧さ回避)']],
    ['(https://ja.wikipedia.org/wiki/東京_(曖昧さ回避))', ['https://ja.wikipedia.org/wiki/東京_(曖昧さ回避)']],
    [
      'https://ja.wikipedia.org/wiki/レオナルド・ダ・ヴィンチ・',
      ['https://ja.wikipedia.org/wiki/レオナルド・ダ・ヴィンチ'],
    ],
    ['「https://example.com/a」『https://example.com/b』', ['https://example.com/a', 'https://example.com/b']],
    ['【https://example.com/a】、https://example.com/b！', ['https://example.com/a', 'https://example.com/b']],
    ['https://example.com/aとhttps://example.com/bです', ['https://example.com/a', 'https://example.com/b']],
    ['https://archive.example/web/https://example.com/', ['https://archive.example/web/https://example.com/']],
    ['https://example.com/をみて', ['https://example.com/']],
    ['https://example.comを見て', ['https://example.com']],
    ['https://example.com参照', ['https://example.com']],
    ['https://example.com/fooです', ['https://example.com/foo']],
    ['https://example.com/?q=木曽路&n=2の', ['https://example.com/?q=木曽路&n=2']],
    ['https://example.com/a#章2', ['https://example.com/a#章2']],
    ['https://日本語.jp/道?x=1', ['https://日本語.jp/道?x=1']],
    ['https://日本語.jpです', ['https://日本語.jp']],
    ['https://example.com/%E6%97%A5%E6%9C%ACを', ['https://example.com/%E6%97%A5%E6%9C%AC']],
    ['https://example.com/a%20b.', ['https://example.com/a%20b']],
    ['(https://example.com/a).', ['https://example.com/a']],
    ['[https://example.com/a[1]]', ['https://example.com/a[1]']],
    ['<https://example.com/a>, "https://example.com/b"', ['https://example.com/a', 'https://example.com/b']],
    ['https://example.com/a...', ['https://example.com/a']],
    ['https://example.com/a, https://example.com/b; end', ['https://example.com/a', 'https://example.com/b']],
    ['https://example.com/a\u3000https://example.com/b', ['https://example.com/a', 'https://example.com/b']],
    ['https://example.com/a…続き', ['https://example.com/a']],
    ['https://example.com/a～b', ['https://example.com/a']],
    ['www.example.com/道。', ['www.example.com/道']],
    ['HTTP://EXAMPLE.COM?x=1&y=2!', ['HTTP://EXAMPLE.COM?x=1&y=2']],
    ['https://пример.рф/путь', ['https://пример.рф/путь']],
    ['https://example.com/caf\u00e9', ['https://example.com/caf\u00e9']],
    ['http://localhost:8080/a:b', ['http://localhost:8080/a:b']],
  ])('finds in %s', (text, links) => {
    expect(written(text)).toEqual(links)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://',
    'https://。',
    'https://bank.example@evil.example/',
    '//evil.example',
    'shttps://example.com',
    'ｈｔｔｐｓ：／／example.com',
    'http://.',
    '',
  ])('finds nothing in %j', (text) => {
    expect(written(text)).toEqual([])
  })

  it('leads to addresses in ASCII', () => {
    expect(findLinks('https://日本語.jp/道')).toEqual([
      { start: 0, end: 16, href: 'https://xn--wgv71a119e.jp/%E9%81%93' },
    ])
  })

  it('takes time in proportion to the text', () => {
    for (const part of ['(', ')', '・', 'https://', 'を', '.', 'https://a/)', '[]', 'あa']) {
      expect(findLinks(`https://example.com/${part.repeat(30_000)}`).length).toBeLessThan(30_001)
    }
  })
})

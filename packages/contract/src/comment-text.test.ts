import { describe, expect, it } from 'vitest'
import { mentionNames, parseCommentText } from './comment-text.ts'

const linksOf = (text: string) => parseCommentText(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []))

describe('parseCommentText', () => {
  it('keeps every character of what was written', () => {
    for (const text of ['', 'ただの文', '@hikari.k と https://example.com/a(b) へ。\n二行め', '@@ http:// @a']) {
      expect(
        parseCommentText(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }
  })

  it.each([
    ['https://example.com/をみて', ['https://example.com/']],
    ['(https://example.com/a).', ['https://example.com/a']],
    ['https://ja.example.org/wiki/A_(b), and', ['https://ja.example.org/wiki/A_(b)']],
    ['HTTP://EXAMPLE.COM?x=1&y=2!', ['http://example.com/?x=1&y=2']],
    ['http://a.example https://b.example', ['http://a.example/', 'https://b.example/']],
  ])('links addresses in %s', (text, links) => {
    expect(linksOf(text)).toEqual(links)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://',
    'https://bank.example@evil.example/',
    '//evil.example',
  ])('links nothing in %s', (text) => {
    expect(linksOf(text)).toEqual([])
  })
})

describe('mentionNames', () => {
  it.each([
    ['@hikari.k さん', ['hikari.k']],
    ['ありがとう@Hikari.Kさん、@hikari.k.', ['hikari.k']],
    ['@setouchi_taro,@maya.walks!', ['setouchi_taro', 'maya.walks']],
    ['mail me@example.com or https://example.com/@someone', []],
    ['@abcd is too short, @abcd. too', []],
  ])('finds who is named in %s', (text, names) => {
    expect(mentionNames(text)).toEqual(names)
  })
})

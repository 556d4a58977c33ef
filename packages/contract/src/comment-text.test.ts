import { describe, expect, it } from 'vitest'
import { type FindAddresses, mentionNames, parseCommentText } from './comment-text.ts'

/** What an address is, is decided elsewhere. */
const findAddresses: FindAddresses = (text) =>
  [...text.matchAll(/https:\/\/[\w./@]+/g)].map(({ 0: href, index }) => ({
    start: index,
    end: index + href.length,
    href,
  }))

describe('parseCommentText', () => {
  it('keeps every character of what was written', () => {
    for (const text of [
      '',
      'ただの文',
      '@hikari.k と https://example.com/a へ。\n二行め',
      '@@ http:// @a',
      '＠ｈｉｋａｒｉ．',
    ]) {
      expect(
        parseCommentText(text, findAddresses)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }
  })

  it('takes a sentence apart', () => {
    expect(parseCommentText('＠hikari.kさん https://example.com/@maya.walks を', findAddresses)).toEqual([
      { kind: 'mention', text: '＠hikari.k', name: 'hikari.k' },
      { kind: 'text', text: 'さん ' },
      { kind: 'link', text: 'https://example.com/@maya.walks', href: 'https://example.com/@maya.walks' },
      { kind: 'text', text: ' を' },
    ])
  })
})

describe('mentionNames', () => {
  it.each([
    ['@hikari.k さん', ['hikari.k']],
    ['ありがとう@Hikari.Kさん、@hikari.k.', ['hikari.k']],
    ['@setouchi_taro,@maya.walks!', ['setouchi_taro', 'maya.walks']],
    ['＠hikari.kさん', ['hikari.k']],
    ['ありがとう＠ｈｉｋａｒｉ．ｋ、＠Ｍａｙａ＿０１。', ['hikari.k', 'maya_01']],
    ['（＠hikari.k）＠setouchi_taro．', ['hikari.k', 'setouchi_taro']],
    ['mail me@example.com or https://example.com/@someone', []],
    ['ｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', []],
    ['@abcd is too short, @abcd. too, ＠ａｂｃｄ', []],
  ])('finds who is named in %s', (text, names) => {
    expect(mentionNames(text, findAddresses)).toEqual(names)
  })
})

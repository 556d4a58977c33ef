import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInline } from '../testing/arbitrary-article.ts'
import { inlineToHtml } from './inline-html.ts'
import { inlineFromHtml, sanitizeInlineHtml } from './sanitize.ts'

const REL = 'rel="noopener nofollow ugc"'

describe('what an article may hold', () => {
  it.each([
    ['<b>bold</b> and <i>italic</i>', '<b>bold</b> and <i>italic</i>'],
    ['<strong>bold</strong> and <em>italic</em>', '<b>bold</b> and <i>italic</i>'],
    ['<i><b>nested</b></i>', '<b><i>nested</i></b>'],
    ['<a href="https://example.com">go</a>', `<a href="https://example.com/" ${REL}>go</a>`],
    ['<a href="mailto:a@example.com">mail</a>', `<a href="mailto:a@example.com" ${REL}>mail</a>`],
    [
      '<a href="https://example.com" onclick="x()" target="_blank">go</a>',
      `<a href="https://example.com/" ${REL}>go</a>`,
    ],
    ['<a href="https://a.example/">one <b>link</b></a>', `<a href="https://a.example/" ${REL}>one <b>link</b></a>`],
    [
      '<span class="map-link" data-map-link="o1" style="x">峠</span>',
      '<span class="map-link" data-map-link="o1">峠</span>',
    ],
    ['a<br/>b', 'a<br>b'],
    ['a &lt; b &amp; c', 'a &lt; b &amp; c'],
  ])('keeps %s', (html, expected) => {
    expect(sanitizeInlineHtml(html)).toBe(expected)
  })

  it('collapses three or more line breaks into two, looking through white space', () => {
    expect(sanitizeInlineHtml('a<br><br> <br>\n<br>b')).toBe('a<br><br>b')
    expect(sanitizeInlineHtml('a<br><br>b')).toBe('a<br><br>b')
  })

  it('turns the edges of pasted blocks into line breaks', () => {
    expect(sanitizeInlineHtml('<p>one</p><p>two</p>')).toBe('one<br>two')
  })
})

describe('[C30] what is removed', () => {
  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<style>*{}</style>x', 'x'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<svg><a href="https://example.com"><text>x</text></a></svg>y', 'y'],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>y', 'y'],
    ['<u>under</u><font color=red>line</font>', 'underline'],
    ['<span class="map-link" data-map-link="a b&quot;">x</span>', 'x'],
    ['<span data-map-link="o1">x</span>', 'x'],
    ['<span class="map-link">x</span>', 'x'],
    ['a\u0000b\u0007c\ud800', 'abc\ufffd'],
  ])('cleans %s', (html, expected) => {
    expect(sanitizeInlineHtml(html)).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    '//example.com/x',
    '/relative',
    '#fragment',
    'https:',
    '',
  ])('[C31] takes the link but not the words of the address %j', (address) => {
    const html = `<a href="${address.replaceAll('"', '&quot;')}">words</a>`
    expect(sanitizeInlineHtml(html)).toBe('words')
  })
})

describe('[C30] laws', () => {
  it('cleans the same text the same way twice', () => {
    const anyMarkup = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          '<',
          '>',
          '<b>',
          '</b>',
          '<i',
          '<br>',
          '<p>',
          '</p>',
          ' href=',
          '"',
          '&lt;',
          '<svg>',
          '<table>',
          '<a href="https://a.example">',
          '<!--',
          '-->',
          '<template>',
          '\n',
        ),
      ),
      { maxLength: 24 },
    )
    fc.assert(
      fc.property(anyMarkup, (parts) => {
        const once = sanitizeInlineHtml(parts.join(''))
        expect(sanitizeInlineHtml(once)).toBe(once)
      }),
      { numRuns: 1500 },
    )
  })

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyInline, (text) => {
        expect(inlineFromHtml(inlineToHtml(text))).toEqual(text)
      }),
    )
  })

  it('takes nesting deeper than the call stack', () => {
    const depth = 20_000
    expect(sanitizeInlineHtml(`${'<u>'.repeat(depth)}x`)).toBe('x')
  })
})

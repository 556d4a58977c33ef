import { describe, expect, it } from 'vitest'
import { NoteCounter } from './notes.ts'
import { readDescription, readName } from './read-text.ts'

const read = (text: string) => readDescription(text, new NoteCounter(), { isHtml: true })

describe('a description', () => {
  it.each([
    ['a link around other tags', '<a href="https://a.example/"><b>bold</b> link</a>', 'bold link (https://a.example/)'],
    ['a link around a picture', '<a href="https://a.example/p"><img src="q.jpg"></a>', 'https://a.example/p'],
    ['a link by the protocol of the page', '<a href="//a.example/p">x</a>', 'x (https://a.example/p)'],
    ['an address to write to', '<a href="mailto:hut@a.example?subject=x">write</a>', 'write (hut@a.example)'],
    ['a number to call', '<a href="tel:+81-3-1234">call</a>', 'call (+81-3-1234)'],
    ['angle brackets in attributes', '<a title="a>b" href="https://a.example">x</a>', 'x (https://a.example)'],
    [
      'names of characters',
      'caf&eacute; &Eacute;t&eacute; &hellip; 5&deg; &yen;100 &NBSP;&AMP;&unknown;',
      'café Été … 5° ¥100  &&unknown;',
    ],
    ['numbers of Windows-1252', 'it&#146;s &#150; &#x80;', 'it’s – €'],
    ['a drawing', '<svg onload="x"><path d="M0 0"/></svg>tail', 'tail'],
    ['CDATA twice', 'a<![CDATA[b<i>c</i>]]>d', 'abcd'],
    ['elements that nobody knows', '<Foo>bar</Foo> <o:p/><x-y z="1">baz<?xml:namespace prefix="o" ?>', 'bar baz'],
    ['lines as they are', '<pre>one\n two\n</pre>', 'one\ntwo'],
    ['markup that is escaped three times', '&amp;amp;lt;b&amp;amp;gt;x&amp;amp;lt;/b&amp;amp;gt;', 'x'],
    [
      'no markup',
      'See <https://a.example/a>, <me@a.example> & 1 < 2',
      'See <https://a.example/a>, <me@a.example> & 1 < 2',
    ],
    ['characters that control devices', 'a\u0000b\u0007\u0092s', 'ab’s'],
  ])('of %s is text', (_, html, text) => {
    expect(read(html)).toBe(text)
  })

  it.each([
    ['javascript:alert(1)', 1],
    ['&#106;avascript:alert(1)', 1],
    ['data:text/html,x', 1],
    ['/page.html', 1],
    ['#top', 0],
    ['', 0],
    ['https://a.example', 0],
  ])('counts a link to %j where nobody can follow', (address, count) => {
    const notes = new NoteCounter()
    expect(readDescription(`<a href='${address}'>x</a>`, notes)).not.toMatch(/script|data:|page|top/)
    expect(notes.count('data.left_out')).toBe(count)
  })

  it.each([
    ['<a href="', /^<a href="/],
    ['<pre>', /^$/],
    ['<svg>', /^$/],
    ['<a "x"', /^<a "x"/],
    ['<a x', /^<a x/],
    ['</a ', /^<\/a/],
    ['&amp;', /^&&&/],
    ['<a><b>', /^$/],
    ['<x y="', /^<x y="/],
  ])('is read, however often it begins with %s', (piece, text) => {
    // A megabyte: read in a time that grew with the square of the length, it would keep the test for many minutes.
    expect(read(piece.repeat(200_000))).toMatch(text)
  })
})

it('has names with characters for references, but none of angle brackets', () => {
  expect(readName('Tom &amp; Jerry&#39;s caf&eacute;')).toBe("Tom & Jerry's café")
  expect(readName('&lt;b&gt; &#60;i&#x3E;')).toBe('&lt;b&gt; &#60;i&#x3E;')
  expect(readName('a\u0000\r\nb')).toBe('a b')
})

import { expect, it } from 'vitest'
import type { ReadNoteCode, RouteFile } from '../../read-result.ts'
import { readRouteFile } from '../../read-route-file.ts'

async function read(content: string): Promise<RouteFile> {
  const result = await readRouteFile(new TextEncoder().encode(`<kml><Document>${content}</Document></kml>`))
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

const place = (content: string) => `<Placemark>${content}<Point><coordinates>139,35</coordinates></Point></Placemark>`
const countOf = ({ notes }: RouteFile, code: ReadNoteCode) => notes.find((note) => note.code === code)?.count ?? 0
const descriptionOf = async (content: string) => (await read(place(content))).spots[0]?.description

it.each([
  ['a snippet alone', '<Snippet maxLines="2">Short</Snippet>', 'Short'],
  ['a snippet beside a description', '<Snippet>Short</Snippet><description>Long</description>', 'Long\nShort'],
  ['a snippet that begins the description', '<Snippet>Long</Snippet><description>Longer</description>', 'Longer'],
  ['an empty snippet, which hides', '<Snippet maxLines="0"></Snippet><description>Long</description>', 'Long'],
  [
    'where it is and how to ask',
    '<address>1-1 Chiyoda,\nTokyo</address><phoneNumber>03-1234</phoneNumber>',
    '1-1 Chiyoda, Tokyo\n03-1234',
  ],
  [
    'links',
    '<atom:link href="https://a.example/"/><atom:link href="https://a.example/"/><description>A</description>',
    'A\nhttps://a.example/',
  ],
  [
    'list entries that are not closed',
    '<description><![CDATA[To do:<ul><li>one<li>two</ul>end]]></description>',
    'To do:\none\ntwo\nend',
  ],
  ['blocks in a row', '<description><![CDATA[<div><p>a</p> <p>b</p></div>c<br><br>d]]></description>', 'a\nb\nc\n\nd'],
])('%s: a description', async (_, content, description) => {
  const file = await read(place(content))
  expect(file.spots[0]?.description).toBe(description)
  expect(countOf(file, 'data.left_out')).toBe(0)
})

it('has names of one line', async () => {
  expect((await read(place('<name>one&#13;&#10;two</name>'))).spots[0]?.name).toBe('one two')
})

it('takes no address that is none of the web, and counts it', async () => {
  const file = await read(place('<atom:link href="javascript:alert(1)"/>'))
  expect([file.spots[0]?.description, countOf(file, 'data.left_out')]).toEqual(['', 1])
})

it('counts what a folder says, which has no place on the map', async () => {
  const folder = `<Folder><name>F</name><description>about</description><Snippet>a</Snippet><Snippet/>${place('')}</Folder>`
  expect(countOf(await read(folder), 'data.left_out')).toBe(2)
})

it('describes the file by its document', async () => {
  expect((await read(`<Snippet>Two days</Snippet>${place('')}`)).description).toBe('Two days')
})

it('counts pictures that are elsewhere', async () => {
  const pictures = '<description><![CDATA[<img src="https://a.example/1.jpg"><img src="files/2.jpg">]]></description>'
  expect(countOf(await read(place(pictures)), 'picture.left_out')).toBe(2)
  expect(await descriptionOf(pictures)).toBe('')
})

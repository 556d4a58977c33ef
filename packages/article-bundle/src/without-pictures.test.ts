import type { RouteArticleInput } from '@repo/contract'
import { expect, it } from 'vitest'
import { articleContent } from './article-content.ts'
import { picturesIn } from './picture-addresses.ts'
import { withoutPictures } from './without-pictures.ts'

const at = (name: string) => `https://mishiori.example/files/${name}.jpg`
const spot = {
  id: 's',
  tmpId: 's',
  type: 'image_text',
  objectType: 'POI',
  name: 'Gate',
  text: '',
  color: '#DB0730',
  lat: 35,
  lng: 137,
  url: at('a'),
  images: [at('a'), at('b')],
  icon: 'image',
}
const blocks = [
  { type: 'paragraph', text: 'Up.' },
  { type: 'singleImage', url: at('a'), caption: '' },
  { type: 'images', images: [{ src: at('a') }, { src: at('b') }], raito: '4-3', long: 'width' },
  { type: 'images', images: [{ src: at('a') }], raito: '4-3', long: 'width' },
]
const context = { version: 1, blocks }

function anInput(): RouteArticleInput {
  const translation = { title: 'Climb', summary: '', context }
  const thumbnail_path = '/files/a.jpg'
  const content = articleContent({
    title: '峠',
    layer: [{ id: 'l', name: 'Day 1', objects: [spot] }],
    context,
    translation,
    thumbnail_path,
  })
  if (!content) throw new Error('it was not read')
  expect(content.pictures).toEqual(['a.jpg', 'b.jpg'].toSorted())
  return content.input
}

it('leaves out pictures that are not to be had, and the blocks that show nothing else', () => {
  const input = withoutPictures(anInput(), new Set(['a.jpg']))
  expect(picturesIn(input)).toEqual(['b.jpg'])
  expect(input.thumbnail_path).toBeNull()
  const left = { blocks: [{ type: 'paragraph' }, { type: 'images', images: [{ src: at('b') }] }] }
  expect(input).toMatchObject({
    context: left,
    translation: { title: 'Climb', context: left },
    layer: [{ objects: [{ name: 'Gate', url: at('b'), images: [at('b')] }] }],
  })
})

it('changes nothing where all are there', () => {
  const input = anInput()
  expect(withoutPictures(input, new Set())).toBe(input)
})

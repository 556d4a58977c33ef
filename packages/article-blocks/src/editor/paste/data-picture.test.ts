import { describe, expect, it } from 'vitest'
import { isSpacer, readDataPicture } from './data-picture.ts'

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

describe('a picture in its own address', () => {
  it.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'image/png'],
    ['DATA:image/PNG;charset=utf-8;base64,iVBORw0KGgo%3D', 'image/png'],
    ['data:image/png;base64,iVBO\nRw0K Ggo=', 'image/png'],
    // Named wrongly: the bytes are what counts.
    ['data:image/png;base64,/9j/4AAQ', 'image/jpeg'],
    ['data:image/jpg;base64,/9j/4AAQ', 'image/jpeg'],
    ['data:image/webp;base64,UklGRg==', 'image/webp'],
    ["data:image/svg+xml,%3Csvg xmlns='x'%3E%3Cg/%3E%3C/svg%3E", 'image/svg+xml'],
  ])('is read from %j', (address, type) => {
    expect(readDataPicture(address)?.type).toBe(type)
  })

  it.each([
    'data:image/png;base64,AAAA',
    'data:image/png;base64,iVBORw0KG*',
    'data:image/webp;base64,',
    'data:image/svg+xml,%',
    'data:image/png',
    'data:text/html,<b>x</b>',
    'data:,',
    'file:///C:/a.png',
    '',
  ])('is not read from %j', (address) => {
    expect(readDataPicture(address)).toBeNull()
  })

  it.each([
    ['a single dot', dot, true],
    ['an empty drawing', "data:image/svg+xml,%3Csvg viewBox='0 0 3 2'%3E%3C/svg%3E", true],
    ['a drawing', "data:image/svg+xml,%3Csvg viewBox='0 0 3 2'%3E%3Cpath/%3E%3C/svg%3E", false],
    ['a dot as PNG', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', true],
    ['a PNG of two columns', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAAfFcSJ', false],
    ['a cut off GIF', 'data:image/gif;base64,R0lGODlh', false],
  ])('that is %s keeps a place only: %j → %s', (_name, address, expected) => {
    const picture = readDataPicture(address)
    expect(picture && isSpacer(picture)).toBe(expected)
  })
})

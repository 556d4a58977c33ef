import { encodePolyline } from '@mishiori/map-document'
import type { MapArticle } from '@repo/articles/article-summary'
import { expect, it } from 'vitest'
import { marksOf, outlinesOf } from './to-features.ts'

const card = (id: number, outline: string | null) => ({ id, outline, lng: id, lat: 0 }) as MapArticle // what a map reads of one

it('draws lines across 180° the short way', () => {
  const outline = encodePolyline([
    [179, 10],
    [-179, 11],
  ])
  const [feature] = outlinesOf([card(1, outline)], null).features
  expect(feature?.geometry.coordinates).toEqual([
    [179, 10],
    [181, 11],
  ])
})

it('draws the chosen line last and leaves out what has none', () => {
  const outline = encodePolyline([
    [1, 1],
    [2, 2],
  ])
  const chosen = card(1, outline)
  const { features } = outlinesOf([chosen, card(2, outline), card(3, null), card(4, '!')], chosen)
  expect(features.map(({ properties }) => properties)).toEqual([
    { id: 2, isSelected: false },
    { id: 1, isSelected: true },
  ])
})

it('marks the chosen article also where it is not among those found', () => {
  const marks = [{ id: 1, lng: 1, lat: 0 }]
  expect(marksOf(marks, card(2, null)).features.map(({ properties }) => properties)).toEqual([
    { id: 1, isSelected: false },
    { id: 2, isSelected: true },
  ])
  expect(marksOf(marks, card(1, null)).features).toHaveLength(1)
})

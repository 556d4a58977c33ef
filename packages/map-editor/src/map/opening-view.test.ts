import { expect, it } from 'vitest'
import { aDocument, aLine, aSpot } from '../testing/fixtures.ts'
import { openingView } from './opening-view.ts'

const padding = { top: 1, right: 2, bottom: 3, left: 4 }

it('opens on everything the document holds, beside the panels', () => {
  const line = aLine({
    path: [
      [137, 35],
      [138, 36],
    ],
  })
  expect(openingView(aDocument([line]), padding)).toEqual({
    bounds: [137, 35, 138, 36],
    fitBoundsOptions: { padding, maxZoom: 17 },
  })
})

it('opens across 180° on the short side', () => {
  const line = aLine({
    path: [
      [179, 10],
      [-179, 11],
    ],
  })
  expect(openingView(aDocument([line]), padding)).toMatchObject({ bounds: [179, 10, 181, 11] })
})

it('opens on a single place at the zoom of one', () => {
  const spot = aSpot({ position: [137.8, 35.9] })
  expect(openingView(aDocument([spot]), padding)).toEqual({ longitude: 137.8, latitude: 35.9, zoom: 10 })
})

it('leaves an empty document to the host', () => {
  expect(openingView(aDocument(), padding)).toBeNull()
})

import { expect, it } from 'vitest'
import { openingView } from './opening-view.ts'

const padding = { top: 1, right: 2, bottom: 3, left: 4 }

it('opens on the box, beside the panels', () => {
  expect(openingView([137, 35, 138, 36], padding)).toEqual({
    bounds: [137, 35, 138, 36],
    fitBoundsOptions: { padding, maxZoom: 17 },
  })
})

it('opens across 180° on the short side', () => {
  expect(openingView([179, 10, -179, 11], padding)).toMatchObject({ bounds: [179, 10, 181, 11] })
})

it('opens on a single place at the zoom of one', () => {
  expect(openingView([137.8, 35.9, 137.8, 35.9], padding)).toEqual({ longitude: 137.8, latitude: 35.9, zoom: 10 })
})

it('leaves an empty document to the host', () => {
  expect(openingView(null, padding)).toBeNull()
})

import { layerId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aCircle, aDocument, aLine, aSpot } from '../testing/fixtures.ts'
import { linesOnly } from './lines-only.ts'

it('keeps the lines of each layer, and what is said of the document', () => {
  const document = aDocument([aSpot(), aLine(), aCircle()])
  expect(linesOnly(document)).toMatchObject({ mainLineId: document.mainLineId, layers: [{ objects: [aLine()] }] })
})

it('leaves out layers without a line', () => {
  const document = aDocument([aLine()])
  const spots = { id: layerId('spots'), name: 'Spots', objects: [aSpot()] }
  expect(linesOnly({ ...document, layers: [...document.layers, spots] }).layers).toEqual(document.layers)
})

it('answers a document of lines as it is', () => {
  const document = aDocument([aLine()])
  expect(linesOnly(document)).toBe(document)
})

import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { EditorDriver } from '../../testing/editor-driver.ts'

const start: Position = [138, 36]
const end: Position = [138.1, 36.1]

it('makes no line of one place that is clicked twice', () => {
  const driver = new EditorDriver().choose('line').click(start, [...start])
  expect(driver.document.layers[0]?.objects).toEqual([])
  driver.click(end).confirm()
  expect(driver.document.layers[0]?.objects).toMatchObject([{ kind: 'line', path: [start, end] }])
})

import { expect, it } from 'vitest'
import { aLayer, aLine } from '../route-articles/testing/an-article.ts'
import { createStageLines, ofEach } from './stage-lines.ts'

it('reads the map of each article once, in whatever order its stages are', async () => {
  const read: number[] = []
  const lines = createStageLines()(async (articleId) => {
    read.push(articleId)
    return { layers: [aLayer(aLine())], previewKey: 'key' }
  })
  const state = { version: 1, updatedAt: new Date(0), previewKey: 'key' }
  const rows = [2, 1, 2, 1].map((articleId, at) => ({ id: at + 1, articleId }))
  const measured = await ofEach(rows, ({ id, articleId }) =>
    lines.measures({ ...state, articleId, part: { object_id: 'line-1', from_m: 0, to_m: 100 * id } }),
  )
  expect(read).toEqual([1, 2])
  expect(rows.map(({ id }) => measured.get(id)?.distance_km)).toEqual([0.1, 0.2, 0.3, 0.4])
})

it('keeps nothing of a map in another state than the one that is asked for', async () => {
  let previewKey = 'before'
  let reads = 0
  const linesBy = createStageLines()
  const ask = () => {
    const lines = linesBy(async () => {
      reads++
      return { layers: [aLayer(aLine())], previewKey }
    })
    return lines.profile({ articleId: 1, part: null, version: 1, updatedAt: new Date(0), previewKey: 'after' })
  }
  await ask()
  previewKey = 'after'
  await ask()
  expect(reads).toBe(2)
  await ask()
  expect(reads).toBe(2)
})

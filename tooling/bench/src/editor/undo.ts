import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { mouse, type OpenPage } from '../browser/chromium.ts'
import { remote } from '../browser/remote.ts'
import { median } from '../stats.ts'
import { compare } from './compare.ts'
import { grip } from './lag.ts'
import type { BenchPage } from './page.ts'
import { SCENE_CENTER } from './scene.ts'
import { assertVertexAt, type CallBench, costOf, costOfMeasuring } from './workloads.ts'

const LAYER = 4
const COLOR = '#4f9d2a'
const ZOOM = 12
const CLICKS = 20

/** Processor time of an edit and of taking it back. */
interface EditAndUndo {
  readonly editMs: number
  readonly undoMs: number
}

/** Dropping a vertex of a 5,000-vertex line. */
async function dropVertex(open: OpenPage): Promise<EditAndUndo> {
  const call = await remote<BenchPage>(open)
  const { pointer, at } = await grip(open, call)
  const cost = await costs(open, call)
  await pointer.drag(at(0.5))
  await call('quiet', 300)
  const editMs = await cost(() => pointer.release(at(0.5)))
  const undoMs = await cost(() => call('undo'))
  await call('endEdit')
  await assertVertexAt(call, at(0))
  return { editMs, undoMs }
}

/** A vertex of a line that is being drawn: the median of twenty. */
async function drawVertex(open: OpenPage): Promise<EditAndUndo> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'room')
  await call('jumpTo', SCENE_CENTER, ZOOM)
  await call('beginDraw')
  const cost = await costs(open, call)
  const pointer = mouse(open)
  const edits: number[] = []
  const undos: number[] = []
  for (let click = 0; click <= CLICKS; click++) {
    const at = [360 + click * 22, 300] as const
    await pointer.hover(at)
    edits.push(await cost(() => pointer.press(at).then(() => pointer.release(at))))
  }
  for (let click = 0; click < CLICKS; click++) undos.push(await cost(() => call('undo')))
  return { editMs: median(edits), undoMs: median(undos) }
}

/** Giving a layer of 100 objects among 1,000 another colour. Hiding is no step: it is undone by showing. */
async function recolor(open: OpenPage): Promise<EditAndUndo> {
  const call = await remote<BenchPage>(open)
  await call('open')
  await call('load', 'full')
  await call('pickLayer', LAYER)
  const cost = await costs(open, call)
  const editMs = await cost(() => call('setLayerColor', LAYER, COLOR))
  return { editMs, undoMs: await cost(() => call('undo')) }
}

/** @returns the processor time of the call, without that of measuring. */
async function costs(open: OpenPage, call: CallBench) {
  const measuring = await costOfMeasuring(open, call)
  return async (act: () => Promise<unknown>) => Math.max((await costOf(open, call, act)) - measuring, 0.1)
}

function beside(name: string, runs: readonly EditAndUndo[]) {
  const value = median(runs.map(({ undoMs }) => undoMs))
  const bound = median(runs.map(({ editMs }) => editMs))
  return lessIsBetter({ name, unit: 'ms', value, bound, target: 1 })
}

export const undoBenchmark: Benchmark = {
  name: 'editor.undo',
  async run(report) {
    const drop = await compare(['mishiori'], dropVertex, report)
    const draw = await compare(['mishiori'], drawVertex, report)
    const color = await compare(['mishiori'], recolor, report)
    return [
      beside('editor.undo', drop.mishiori),
      beside('editor.undo.draw', draw.mishiori),
      beside('editor.undo.color', color.mishiori),
    ]
  },
}

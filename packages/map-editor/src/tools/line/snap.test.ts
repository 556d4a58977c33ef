import { cumulativeDistancesMeters, findMapObject, mapObjectId, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectOpenWork, selectSnapProposal } from '../../core/selectors.ts'
import type { SnapAnswer } from '../../core/services.ts'
import { en as base, enTravel } from '../../messages/en.ts'
import { ja as japanese, jaTravel } from '../../messages/ja.ts'
import { aDocument, aLine, aRecording } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { lineTool } from './line-tool.ts'
import { snapText } from './snap-text.ts'

const en = { ...base, travel: enTravel }
const ja = { ...japanese, travel: jaTravel }
const ID = mapObjectId('track')
const east = (thousandths: number, north = 0): Position => [138 + thousandths / 1_000, 36 + north / 1_000]
const path = [east(0, 0.1), east(1, 0.1), east(2, 0.1), east(3, 5)]
const along = cumulativeDistancesMeters(path)
const metersTo = (index: number) => Math.round((along[index] ?? 0) * 10) / 10
const onWay = [east(0), east(1), east(2), east(2, 0.1), east(3, 5)]
const alongWay = cumulativeDistancesMeters(onWay)
const PROPOSED: SnapAnswer = {
  ok: true,
  path: onWay,
  alongMeters: [0, metersTo(1), metersTo(2), metersTo(2), metersTo(3)],
  stretches: [
    { kind: 'moved', toMeters: metersTo(2), toProposedMeters: alongWay[2] ?? 0, movedMeters: 11.1 },
    { kind: 'kept', toMeters: metersTo(3), toProposedMeters: alongWay[4] ?? 0, movedMeters: 0 },
  ],
}
const line = aLine({ id: ID, path })
const recording = aRecording({ id: ID, path, elevationsMeters: [1, 2, 3, 4], timestampsMs: [0, 1_000, 2_000, 3_000] })

function snapping(answer: () => Promise<SnapAnswer>, object: typeof line | typeof recording = line) {
  const asked: (readonly Position[])[] = []
  const document = aDocument([object])
  const editor = startEditor(document, {
    snapLine: (sent) => {
      asked.push(sent)
      return answer()
    },
  })
  const at = (state: 'snapping' | 'snapped' | 'notSnapped') =>
    waitFor(editor.actor, (snapshot) => snapshot.matches({ line: state }))
  const drawn = () => findMapObject(editor.document(), ID)
  editor.send({ type: 'object.select', objectId: ID })
  editor.send({ type: 'line.snap', objectId: ID })
  return { ...editor, before: document, asked, at, drawn }
}

describe('a line that is matched to ways', () => {
  it('is proposed with what changes, and taken as one step', async () => {
    const editor = snapping(async () => PROPOSED)
    expect(lineTool.guideStep(editor.snapshot())?.text(en, 'mouse')).toBe(enTravel.snap.asking)
    expect(editor.snapshot().can({ type: 'edit.confirm' })).toBe(false)
    await editor.at('snapped')
    expect(editor.asked).toEqual([path])
    const proposal = selectSnapProposal(editor.snapshot())
    expect(proposal?.changedPaths).toEqual([onWay.slice(0, 3)])
    expect(proposal?.formerPaths).toEqual([path.slice(0, 3)])
    const guide = lineTool.guideStep(editor.snapshot())
    expect(guide?.text(en, 'mouse')).toBe(
      '1 stretch changes, by up to 11 m. Length 0.73 km → 0.74 km. 75% follows no way and stays as it is.',
    )
    expect(guide?.text(ja, 'mouse')).toBe(
      '変わるのは1か所、ずれは最大 11 m。長さ 0.73 km → 0.74 km。道のない 75% はそのままです。',
    )
    expect(guide?.confirmLabel?.(en)).toBe(enTravel.snap.accept)
    const [answered] = editor.emittedOf('snap.answered')
    expect(answered && lineTool.announce(en, answered)).toBe(guide?.text(en, 'mouse'))
    editor.send({ type: 'edit.confirm' })
    expect(editor.drawn()).toMatchObject({ kind: 'line', path: onWay })
    editor.send({ type: 'history.undo' })
    expect(editor.document()).toBe(editor.before)
  })

  it('is as it was when the proposal is given up, or left for another tool', async () => {
    const editor = snapping(async () => PROPOSED)
    await editor.at('snapped')
    expect(selectOpenWork(editor.snapshot())).toBeNull()
    editor.send({ type: 'edit.cancel' })
    expect(editor.document()).toBe(editor.before)
    editor.send({ type: 'line.snap', objectId: ID })
    await editor.at('snapped')
    editor.send({ type: 'tool.choose', tool: 'spot' })
    expect(editor.document().layers[0]?.objects[0]).toBe(line)
    expect(editor.emittedOf('discard.asked')).toEqual([])
  })

  it('is not waited for once it is cancelled', async () => {
    const editor = snapping(() => new Promise(() => {}))
    editor.send({ type: 'edit.cancel' })
    expect(editor.snapshot().matches('resting')).toBe(true)
    expect(editor.document()).toBe(editor.before)
  })

  it('may be a recording, which says that its times stay and that it can be edited then', async () => {
    const editor = snapping(async () => PROPOSED, recording)
    await editor.at('snapped')
    const text = lineTool.guideStep(editor.snapshot())?.text(en, 'mouse')
    expect(text).toContain(enTravel.snap.keepsSeries)
    expect(text).toContain(enTravel.snap.unlocks)
    editor.send({ type: 'edit.confirm' })
    expect(editor.drawn()).toMatchObject({
      kind: 'line',
      timestampsMs: [0, 1_000, 2_000, null, 3_000],
      elevationsMeters: [1, 2, 3, 3, 4],
    })
  })
})

const whole = (kind: 'kept' | 'same', movedMeters = 0): SnapAnswer => ({
  ok: true,
  path,
  alongMeters: [0, 1, 2, 3].map(metersTo),
  stretches: [{ kind, toMeters: metersTo(3), toProposedMeters: metersTo(3), movedMeters }],
})

it('that is too long may be shortened, which also a recording can be', () => {
  const problem = { ok: false, problem: 'tooLong', max: 100 } as const
  expect(snapText(en, problem)).toBe('You can match lines of up to 100 km. Shorten or split the line first.')
  expect(snapText(ja, problem)).toBe('合わせられるのは100 kmまでの線です。線を短くするか、分けてください。')
})

it.each<readonly [string, () => Promise<SnapAnswer>, string]>([
  ['no way is near', async () => whole('kept'), enTravel.snap.problems.noWays],
  ['it is on its ways', async () => whole('same', 3), enTravel.snap.problems.nothingToChange],
  ['it is too long', async () => ({ ok: false, problem: 'tooLong', max: 100 }), enTravel.snap.tooLong('100 km')],
  [
    'it has too many points',
    async () => ({ ok: false, problem: 'tooManyPoints', max: 20_000 }),
    enTravel.snap.tooManyPoints(20_000),
  ],
  ['the engine is away', async () => ({ ok: false, problem: 'unavailable' }), enTravel.snap.problems.unavailable],
  ['the request fails', () => Promise.reject(new Error('no network')), enTravel.snap.problems.unavailable],
  [
    'an answer is no line',
    async () => ({ ...PROPOSED, path: [east(0)], alongMeters: [0] }),
    enTravel.snap.problems.unavailable,
  ],
])('is said when %s', async (_, answer, words) => {
  const editor = snapping(answer)
  await editor.at('notSnapped')
  expect(lineTool.guideStep(editor.snapshot())?.text(en, 'mouse')).toBe(words)
  expect(editor.snapshot().can({ type: 'edit.confirm' })).toBe(false)
  expect(editor.document()).toBe(editor.before)
  editor.send({ type: 'directions.retry' })
  expect(editor.snapshot().matches({ line: 'snapping' })).toBe(true)
})

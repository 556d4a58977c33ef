import { expect, it } from 'vitest'
import type { StateValue } from 'xstate'
import { initialContext } from '../../core/transitions.ts'
import { mapEditorMachine } from '../../machine/map-editor-machine.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { aDocument } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { selectGuideStep, selectIsBlank } from './guide-step.ts'

interface Node {
  readonly key: string
  readonly states: Readonly<Record<string, Node>>
  readonly tags: readonly string[]
}

/** Every state that a tool can be in, as the machine gives it. */
function valuesOf({ key, states }: Node): readonly StateValue[] {
  const inner = Object.values(states).flatMap(valuesOf)
  return inner.length === 0 ? [key] : inner.map((value) => ({ [key]: value }))
}

const tools = Object.values(mapEditorMachine.root.states as Node['states']).filter(({ tags }) => tags.includes('tool'))
const values = tools.flatMap(valuesOf)
const context = initialContext({
  document: aDocument(),
  ports: {
    createId: () => 'new',
    nameObject: (kind, number) => `${kind} ${number}`,
    nameReach: () => null,
    reachLimits: () => null,
    profileOfNewLine: () => null,
  },
})

it.each(values.map((value) => [JSON.stringify(value), value] as const))(
  '%s tells what to do next, in both languages',
  (_, value) => {
    const snapshot = mapEditorMachine.resolveState({ value, context })
    const step = selectGuideStep(snapshot)
    if (step === null) throw new Error('This state has no guide.')
    for (const mode of ['mouse', 'touch', 'keyboard'] as const) {
      expect(step.text(en, mode)).toMatch(/\w+/)
      expect(step.text(ja, mode)).toMatch(/[\p{Script=Hiragana}\p{Script=Han}]/u)
    }
  },
)

it('tells how to begin until something is drawn, and again when all is undone', () => {
  const editor = startEditor(aDocument())
  const isBlank = () => selectIsBlank(editor.snapshot())
  expect(isBlank()).toBe(true)
  editor.send({ type: 'tool.choose', tool: 'spot' })
  expect(isBlank()).toBe(false)
  editor.send({ type: 'map.click', position: [138, 36] })
  expect(isBlank()).toBe(false)
  editor.send({ type: 'history.undo' })
  expect(isBlank()).toBe(true)
})

it('says how to begin in both languages, for each way to work', () => {
  for (const mode of ['mouse', 'touch', 'keyboard'] as const) {
    expect(en.guide.begin(mode)).toMatch(/start/)
    expect(ja.guide.begin(mode)).toMatch(/はじめます/)
  }
})

import { expect, it } from 'vitest'
import type { StateValue } from 'xstate'
import { mapEditorMachine } from '../machine/map-editor-machine.ts'
import { initialContext } from '../machine/transitions.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { aDocument } from '../testing/fixtures.ts'
import { selectDirectionsState, selectStep, stepMessage } from './guide-step.ts'

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
  ports: { createId: () => 'new', nameObject: (kind, number) => `${kind} ${number}` },
})

it.each(values.map((value) => [JSON.stringify(value), value] as const))(
  '%s tells what to do next, in both languages',
  (_, value) => {
    const snapshot = mapEditorMachine.resolveState({ value, context })
    const [step, directions] = [selectStep(snapshot), selectDirectionsState(snapshot)]
    if (step === null) throw new Error('This state has no guide.')
    for (const mode of ['mouse', 'touch', 'keyboard'] as const) {
      expect(stepMessage(en, { step, directions, mode })).toMatch(/\w+/)
      expect(stepMessage(ja, { step, directions, mode })).toMatch(/[\p{Script=Hiragana}\p{Script=Han}]/u)
    }
  },
)

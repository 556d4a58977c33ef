import { describe, expect, it } from 'vitest'
import { canDeleteComment, canEditComment, commentState, isReadable } from './comment.policy.ts'

const [AUTHOR, OWNER, OTHER] = [1, 2, 3]
const NOW = new Date()
const shown = { userId: AUTHOR, deletedAt: null, prohibitedAt: null, isPending: false, isFresh: true }
const STATES = {
  shown,
  pending: { ...shown, isPending: true },
  prohibited: { ...shown, isPending: true, prohibitedAt: NOW },
  deleted: { ...shown, prohibitedAt: NOW, deletedAt: NOW },
}

describe('the state of a comment', () => {
  it.each(Object.entries(STATES))('is %s', (state, comment) => {
    expect(commentState(comment)).toBe(state)
  })

  it.each([
    ['shown', [AUTHOR, OWNER, OTHER, null]],
    ['pending', [AUTHOR]],
    ['prohibited', [AUTHOR]],
    ['deleted', []],
  ] as const)('decides who reads one that is %s', (state, readers) => {
    expect([AUTHOR, OWNER, OTHER, null].filter((id) => isReadable(STATES[state], id))).toEqual(readers)
  })

  it.each([
    ['shown', true],
    ['pending', true],
    ['prohibited', false],
    ['deleted', false],
  ] as const)('decides whether its author may change one that is %s', (state, isAllowed) => {
    expect(canEditComment(STATES[state], AUTHOR)).toBe(isAllowed)
    expect(canEditComment(STATES[state], OWNER)).toBe(false)
    expect(canEditComment({ ...STATES[state], isFresh: false }, AUTHOR)).toBe(false)
  })

  it.each(Object.entries(STATES))('decides who may delete one that is %s', (state, comment) => {
    const allowed = [AUTHOR, OWNER, OTHER, null].filter((id) => canDeleteComment(comment, id, OWNER))
    expect(allowed).toEqual(state === 'deleted' ? [] : [AUTHOR, OWNER])
  })
})

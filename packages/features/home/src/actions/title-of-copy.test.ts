import { PRODUCT_LIMITS } from '@repo/contract'
import { createTranslator } from '@repo/i18n'
import { describe, expect, it } from 'vitest'
import type { OwnRoutesMessages } from '../messages/en-us.ts'
import { messages as enUs } from '../messages/en-us.ts'
import { messages as ja } from '../messages/ja.ts'
import { titleOfCopy } from './title-of-copy.ts'

const MAX = PRODUCT_LIMITS.titleLength.max

describe.each([
  // 'Copy of ' takes 8 characters, ' のコピー' 5.
  { locale: 'en-us', messages: enUs, room: MAX - 8 },
  { locale: 'ja', messages: ja, room: MAX - 5 },
] as const)('in $locale', ({ locale, messages, room }) => {
  const t = createTranslator<OwnRoutesMessages>(locale, messages)

  it.each(['a', '峠', '🗻'])('repeats a title of %s as long as there is room', (character) => {
    const title = character.repeat(room)
    expect(titleOfCopy(t, title)).toBe(t('own.duplicateTitle', { title }))
    expect([...titleOfCopy(t, title)]).toHaveLength(MAX)
  })

  it.each([
    ['a', room + 1],
    ['🗻', room + 1],
    ['峠', MAX],
  ])('cuts a title of %s × %i between characters', (character, length) => {
    const copy = titleOfCopy(t, character.repeat(length))
    expect(copy).toBe(t('own.duplicateTitle', { title: `${character.repeat(room - 1)}…` }))
    expect([...copy]).toHaveLength(MAX)
  })
})

import { findMapObject, MAP_LIMITS, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { aDocument, aLine } from '../../testing/fixtures.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { duplicateObject } from './object-menu.ts'

const { max } = MAP_LIMITS.nameLength
const catalogues = [en, ja].map((messages) => [messages.locale, messages] as const)

it.each(catalogues)('copies an object whose name is as long as names may be: %s', (_, messages) => {
  const long = aLine({ name: `${'峠'.repeat(max - 2)}𠮷` })
  const editor = startEditor(aDocument([long]))
  duplicateObject({ actor: editor.actor, messages, services: { createId: () => 'copy' } }, long.id)
  const copy = findMapObject(editor.document(), mapObjectId('copy'))
  expect(copy?.name.isWellFormed()).toBe(true)
  expect(copy?.name.length).toBeLessThanOrEqual(max)
  expect(copy?.name.length).toBeGreaterThanOrEqual(max - 1)
  expect(copy?.name.endsWith(messages.lines.copyName(''))).toBe(true)
})

it('says that a name of usual length is of a copy, and leaves it whole', () => {
  const editor = startEditor(aDocument([aLine({ name: 'Torii Pass' })]))
  duplicateObject({ actor: editor.actor, messages: en, services: { createId: () => 'copy' } }, mapObjectId('line-1'))
  expect(findMapObject(editor.document(), mapObjectId('copy'))?.name).toBe('Torii Pass (copy)')
})

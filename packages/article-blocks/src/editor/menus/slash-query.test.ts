import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { articleEditorMessagesJa } from '../../messages/ja.ts'
import { schemaExtensions } from '../schema.ts'
import { blockTypes, matchingTypes } from './block-kinds.ts'
import { findSlashQuery } from './slash-query.ts'

const schema = getSchema(schemaExtensions)
const kinds = blockTypes(articleEditorMessagesJa, {
  chooseImage: () => {},
  chooseGallery: () => {},
  openMapLinks: () => {},
})

function stateAfter(text: string, block = 'paragraph') {
  const doc = schema.node('doc', null, [schema.node(block, null, text ? [schema.text(text)] : [])])
  return EditorState.create({ doc, selection: TextSelection.create(doc, 1 + text.length) })
}

describe('findSlashQuery', () => {
  it.each([
    ['/', ''],
    ['/quo', 'quo'],
    ['／みだし', 'みだし'],
    ['see /im', 'im'],
    ['峠で　/', ''],
  ])('finds the command in %j', (text, query) => {
    expect(findSlashQuery(stateAfter(text))).toMatchObject({ query, to: 1 + text.length })
  })

  it.each(['', 'and/or', '/quo te', 'https://', '//'])('finds none in %j', (text) => {
    expect(findSlashQuery(stateAfter(text))).toBeNull()
  })

  it('finds none in a heading', () => {
    expect(findSlashQuery(stateAfter('/', 'heading'))).toBeNull()
  })
})

describe('matchingKinds', () => {
  const ids = (query: string) => matchingTypes(kinds, query).map((kind) => kind.id)

  it.each([
    ['いんよう', ['quote']],
    ['インヨウ', ['quote']],
    ['QUOTE', ['quote']],
    ['ｇａｚｏｕ', ['image']],
    ['写真', ['image', 'gallery']],
    ['h5', ['heading-5']],
    ['zzz', []],
  ])('finds by %s', (query, expected) => {
    expect(ids(query)).toEqual(expected)
  })

  it('lists every block while nothing is typed', () => {
    expect(ids('')).toEqual(kinds.map(({ id }) => id))
    expect(ids('')).toContain('heading-6')
    expect(ids('みだし')).toHaveLength(6)
  })
})

import { ACCEPTED_FILES } from '@mishiori/route-files'
import { CHOOSABLE_PICTURES } from '@repo/authoring/accepted-picture'
import { expect, it } from 'vitest'
import { EDITOR_FILES } from './editor-files.ts'

it('offers every route file that can be read, and every picture that can be stored', () => {
  expect(EDITOR_FILES).toBe([ACCEPTED_FILES, ...CHOOSABLE_PICTURES].join())
})

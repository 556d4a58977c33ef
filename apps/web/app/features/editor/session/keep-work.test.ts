import { expect, it } from 'vitest'
import { openSave, publicArticle } from '../testing/open-save.ts'
import { isSettling, saveSoonerThanLater } from './keep-work.ts'

it('sends at once what would be sent in a moment, as a save that nobody asked for', () => {
  const save = openSave()
  save.change('A')
  saveSoonerThanLater(save.actor)
  expect(save.sends.map(({ save }) => save)).toMatchObject([{ as: 'asDraft', isAutomatic: true }])
})

it('sends nothing of a shown article, and nothing twice', async () => {
  const shown = openSave({ base: publicArticle })
  shown.change('A')
  saveSoonerThanLater(shown.actor)
  expect(shown.sends).toEqual([])
  const settled = openSave()
  saveSoonerThanLater(settled.actor)
  expect(settled.sends).toEqual([])
  expect(isSettling(settled.actor.getSnapshot())).toBe(false)
})

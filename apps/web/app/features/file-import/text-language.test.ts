import { expect, it } from 'vitest'
import { languageOfTexts } from './text-language.ts'

it.each([
  [['御嶽山の登山道'], 'ja'],
  [['木曽'], 'ja'],
  [['Mt. Mitake', '朝の散歩、Garminで記録'], 'ja'],
  [['Valley walk', 'Along the river to the old hut (小屋)'], 'en-us'],
  [['Promenade à Gruyères'], 'en-us'],
  [['track.gpx', '2024-05-03'], null],
  [['', '12'], null],
] as const)('%j is taken for %s', (texts, language) => {
  expect(languageOfTexts(texts)).toBe(language)
})

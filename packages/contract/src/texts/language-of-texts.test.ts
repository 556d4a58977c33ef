import { expect, it } from 'vitest'
import { languageOfTexts } from './language-of-texts.ts'

it.each([
  [['御嶽山の登山道'], 'ja'],
  [['木曽'], 'ja'],
  [['Mt. Mitake', '朝の散歩、Garminで記録'], 'ja'],
  [['Valley walk', 'Along the river to the old hut (小屋)'], 'en-us'],
  [['Kumano Kodo (熊野古道)', 'From Takijiri to Hongu, three days on foot.'], 'en-us'],
  [['Torii Pass 鳥居峠'], 'en-us'],
  [['JR藪原駅から鳥居峠'], 'ja'],
  [['Promenade à Gruyères'], 'en-us'],
  [['track.gpx', '2024-05-03'], null],
  [['', '12'], null],
] as const)('%j is taken for %s', (texts, language) => {
  expect(languageOfTexts(texts)).toBe(language)
})

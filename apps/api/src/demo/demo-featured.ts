import { shimanami } from './articles/shimanami.ts'

/** The route of the week of the demonstration, whose weeks are long. */
export const DEMO_FEATURED = {
  article: shimanami,
  words: {
    ja: '橋をひとつ渡るたびに、海の色が変わります。風のない朝に走りはじめるのがおすすめです。',
    en: 'The colour of the sea changes with every bridge. Set out on a morning without wind.',
  },
  days: 3650,
}

import { philosophersPath } from './articles/philosophers-path.ts'
import type { DemoArticle } from './demo-article.ts'
import type { DemoPersonName } from './demo-authors.ts'

interface DemoClone {
  readonly of: DemoArticle
  readonly by: DemoPersonName
  readonly title: string
  readonly summary: string
  /** In the second language, where the original has one. */
  readonly translation: { readonly title: string; readonly summary: string }
}

/** What one of the readers has made of another one's article. */
export const DEMO_CLONE: DemoClone = {
  of: philosophersPath,
  by: 'mori.ayumi',
  title: '哲学の道を、夕方に',
  summary: 'もとのルートをコピーして、人の少ない夕方に歩いた記録にしました。日が傾くと、水の音がよく聞こえます。',
  translation: {
    title: 'The Philosopher’s Path, in the evening',
    summary: 'A copy for the quiet hours: when the sun is low, all you hear is the water.',
  },
}

import type { SavedArticle, SavedJourney } from '../saved-article-store.ts'

/** As a device lists it; `changes` replace what a test is about. */
export function aSavedArticle(changes: Partial<SavedArticle> = {}): SavedArticle {
  return {
    id: 1,
    title: '中山道 鳥居峠を歩く',
    author: '木曽路はるか',
    canWalk: true,
    address: '/routes/1',
    token: null,
    version: 1,
    build: '1',
    bytes: 9_100_000,
    savedAt: '2026-11-26T06:00:00.000Z',
    ...changes,
  }
}

/** A journey over the article. */
export function aSavedJourney(changes: Partial<SavedJourney> = {}): SavedJourney {
  const { canWalk: _, ...article } = aSavedArticle()
  return {
    ...article,
    id: 5,
    title: '木曽路をつなぐ三日',
    address: '/journeys/5',
    bytes: 310_000,
    stages: [{ articleId: 1, title: article.title }],
    isOutdated: false,
    ...changes,
  }
}

import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { ArticleEntry } from './ledger.ts'

const article = (version: number, title = `save ${version}`): ArticleEntry => ({ id: 7, authorId: 1, title, version })

const storedOf = (articles: readonly ArticleEntry[], comments: readonly (readonly [string, number])[] = []) => ({
  articles: new Map(articles.map((one) => [one.id, one])),
  comments: new Map(comments),
})

describe('what was acknowledged', () => {
  it('and is stored once is neither lost nor doubled', () => {
    const stored = storedOf([article(3)], [['one', 1]])
    expect(judge({ articles: [article(3)], comments: ['one'] }, stored, true)).toEqual({ lost: [], doubled: [] })
  })

  it('and is not stored is lost', () => {
    const { lost } = judge({ articles: [article(3)], comments: ['one', 'two'] }, storedOf([], [['two', 1]]), false)
    expect(lost).toEqual(['comment one', 'article 7'])
  })

  it('as a later version than the stored one is lost, and so is a title that is another one', () => {
    expect(judge({ articles: [article(3)], comments: [] }, storedOf([article(2)]), false).lost).toHaveLength(1)
    const other = storedOf([article(3, 'of somebody else')])
    expect(judge({ articles: [article(3)], comments: [] }, other, false).lost).toHaveLength(1)
  })
})

describe('what is stored', () => {
  it('twice is doubled', () => {
    const { doubled } = judge({ articles: [], comments: ['one'] }, storedOf([], [['one', 2]]), false)
    expect(doubled).toEqual(['comment one, 2 times'])
  })

  it('beyond what was acknowledged is doubled only when nobody writes any more', () => {
    const acknowledged = { articles: [article(3)], comments: [] }
    expect(judge(acknowledged, storedOf([article(4)]), false).doubled).toEqual([])
    expect(judge(acknowledged, storedOf([article(4)]), true).doubled).toHaveLength(1)
  })

  it('as an article that nobody was told of is doubled when nobody writes any more', () => {
    expect(judge({ articles: [], comments: [] }, storedOf([article(1)]), false).doubled).toEqual([])
    expect(judge({ articles: [], comments: [] }, storedOf([article(1)]), true).doubled).toEqual(['article 7'])
  })
})

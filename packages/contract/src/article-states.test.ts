import { describe, expect, it } from 'vitest'
import {
  readArticleStates,
  readCurrentStatus,
  statusesOf,
  statusPathsOf,
  writeArticleStates,
} from './article-states.ts'
import { endpoints } from './endpoints.ts'

const { readRoute, listOwnRoutes, readReport, readOwnRoute, currentUser } = endpoints

describe('the status of an article', () => {
  it.each([
    ['draft', null, 'DRAFT'],
    ['public', null, 'PUBLIC'],
    ['linkShared', 'url', 'URL'],
    ['private', 'private', 'URL'],
    ['forbidden', null, 'PHOBIDDEN'],
    ['forbidden', 'private', 'PHOBIDDEN'],
  ])('is written and read: %s (%s) as %s', (status, private_mode, name) => {
    const written = writeArticleStates(readRoute, { id: 1, status, private_mode })
    expect(written).toEqual({ id: 1, status: name, private_mode })
    expect(readArticleStates(readRoute, written)).toEqual({ id: 1, status, private_mode })
  })

  it('is read where an endpoint names the places, as in tables without schemas', () => {
    const { method, path, summary, access, errors } = listOwnRoutes
    const response = { status: 200, body: null } as const
    const bare = { method, path, summary, access, errors, response, statusPaths: statusPathsOf(listOwnRoutes) }
    expect(readArticleStates(bare, { data: [{ status: 'PUBLIC' }] })).toEqual({ data: [{ status: 'public' }] })
  })

  it('is read by its former name, as an older server writes it', () => {
    const former = { status: 'linkShared', private_mode: 'url' }
    expect(readArticleStates(readRoute, former)).toEqual(former)
  })

  it.each([
    ['an article that is being created', { status: 'CREATING' }, { status: 'draft' }],
    ['an unknown name', { status: 'LATER' }, { status: 'LATER' }],
    ['no name', {}, {}],
  ])('reads %s', (_name, json, read) => {
    expect(readArticleStates(readRoute, json)).toEqual(read)
  })

  it('is found in lists and beside other statuses, without changing the answer that it is in', () => {
    const list = { data: [{ status: 'draft' }, { status: 'public' }], total: 2 }
    expect(writeArticleStates(listOwnRoutes, list)).toEqual({
      data: [{ status: 'DRAFT' }, { status: 'PUBLIC' }],
      total: 2,
    })
    expect(list.data[0]?.status).toBe('draft')
    const report = { status: 'open', article: { status: 'private', private_mode: 'private' } }
    expect(writeArticleStates(readReport, report)).toMatchObject({ status: 'open', article: { status: 'URL' } })
    expect(writeArticleStates(readReport, { status: 'open', article: null })).toEqual({ status: 'open', article: null })
  })

  it('leaves answers without one as they are', () => {
    expect(writeArticleStates(currentUser, { status: 'draft' })).toEqual({ status: 'draft' })
    expect(readArticleStates(readOwnRoute, 'no JSON')).toBe('no JSON')
    expect(readCurrentStatus(null)).toBeNull()
  })

  it('is filtered by in either spelling', () => {
    expect(statusesOf('URL')).toEqual(['private', 'linkShared'])
    expect(statusesOf('linkShared')).toEqual(['linkShared'])
    expect(statusesOf('PHOBIDDEN')).toEqual(['forbidden'])
  })
})

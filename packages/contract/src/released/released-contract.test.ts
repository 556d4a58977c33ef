import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { type DescribedEndpoint, describeContract } from './describe-contract.ts'

/** Lists as texts with spaces between. */
const released: Readonly<Record<string, Readonly<Record<keyof DescribedEndpoint, string>>>> = JSON.parse(
  readFileSync(new URL('./released-contract.json', import.meta.url), 'utf8'),
)
const now = describeContract(endpoints)
const listOf = (text: string) => text.split(' ').filter((field) => field !== '')
const without = (some: string, others: readonly string[] = []) =>
  listOf(some).filter((field) => !others.includes(field))

describe.each(Object.entries(released))('[fault 18] pages of the last release, which ask %s', (name, before) => {
  it('are still understood, and answered with all that they read', () => {
    expect(now[name]?.at).toBe(before.at)
    expect(without(before.known, now[name]?.known), 'fields that are refused now').toEqual([])
    expect(without(before.answered, now[name]?.answered), 'fields that are no longer answered').toEqual([])
    const isNew = (field: string) => !listOf(before.required).includes(field)
    expect(now[name]?.required.filter(isNew), 'fields that they do not send').toEqual([])
  })
})

describe('the description of a contract', () => {
  it('has all fields of what is asked and answered, and which are required', () => {
    const { createRoute } = now
    expect(createRoute?.at).toBe('POST /v1/routes')
    expect(createRoute?.required).toEqual(expect.arrayContaining(['body.title', 'body.layer', 'body.tag[].name']))
    expect(createRoute?.known).toEqual(expect.arrayContaining(['body.translation', 'body.translation.title']))
    expect(createRoute?.answered).toEqual(expect.arrayContaining(['answer.id', 'answer.user.name']))
  })
})

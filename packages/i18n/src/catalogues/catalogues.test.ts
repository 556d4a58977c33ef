import { describe, expect, it } from 'vitest'
import type { Message } from '../message.ts'
import { messages as accountEn } from './account-en-us.ts'
import { messages as accountJa } from './account-ja.ts'
import { messages as adminEn } from './admin-en-us.ts'
import { messages as adminJa } from './admin-ja.ts'
import { messages as bookletEn } from './booklet-en-us.ts'
import { messages as bookletJa } from './booklet-ja.ts'
import { messages as comparingEn } from './comparing-en-us.ts'
import { messages as comparingJa } from './comparing-ja.ts'
import { messages as editorEn } from './editor-en-us.ts'
import { messages as editorJa } from './editor-ja.ts'
import { messages as en } from './en-us.ts'
import { messages as importsEn } from './imports-en-us.ts'
import { messages as importsJa } from './imports-ja.ts'
import { messages as ja } from './ja.ts'
import { messages as notificationsEn } from './notifications-en-us.ts'
import { messages as notificationsJa } from './notifications-ja.ts'
import { messages as offlineEn } from './offline-en-us.ts'
import { messages as offlineJa } from './offline-ja.ts'
import { messages as ownEn } from './own-routes-en-us.ts'
import { messages as ownJa } from './own-routes-ja.ts'
import { messages as recordingEn } from './recording-en-us.ts'
import { messages as recordingJa } from './recording-ja.ts'
import { messages as stravaEn } from './strava-en-us.ts'
import { messages as stravaJa } from './strava-ja.ts'
import { messages as timelineEn } from './timeline-en-us.ts'
import { messages as timelineJa } from './timeline-ja.ts'
import { messages as toursEn } from './tours-en-us.ts'
import { messages as toursJa } from './tours-ja.ts'
import { messages as walkingEn } from './walking-en-us.ts'
import { messages as walkingJa } from './walking-ja.ts'

type Catalogue = Readonly<Record<string, Message>>

const texts = (message: Message | undefined) => (typeof message === 'string' ? [message] : Object.values(message ?? {}))
const params = (message: Message | undefined) =>
  [...new Set(texts(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()

describe.each([
  ['visitor', en as Catalogue, ja as Catalogue],
  ['editor', editorEn as Catalogue, editorJa as Catalogue],
  ['imports', importsEn as Catalogue, importsJa as Catalogue],
  ['own routes', ownEn as Catalogue, ownJa as Catalogue],
  ['notifications', notificationsEn as Catalogue, notificationsJa as Catalogue],
  ['comparing', comparingEn as Catalogue, comparingJa as Catalogue],
  ['admin', adminEn as Catalogue, adminJa as Catalogue],
  ['strava', stravaEn as Catalogue, stravaJa as Catalogue],
  ['timeline', timelineEn as Catalogue, timelineJa as Catalogue],
  ['recording', recordingEn as Catalogue, recordingJa as Catalogue],
  ['booklet', bookletEn as Catalogue, bookletJa as Catalogue],
  ['walking', walkingEn as Catalogue, walkingJa as Catalogue],
  ['offline', offlineEn as Catalogue, offlineJa as Catalogue],
  ['tours', toursEn as Catalogue, toursJa as Catalogue],
  ['account', accountEn as Catalogue, accountJa as Catalogue],
])('the %s catalogue', (_, english, japanese) => {
  it('has the same keys in both languages', () => {
    expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(Object.keys(english))('%s takes the same parameters in both languages', (key) => {
    expect(params(japanese[key])).toEqual(params(english[key]))
  })

  it('says something everywhere, without exclamation marks in Japanese', () => {
    for (const message of [...Object.values(english), ...Object.values(japanese)]) {
      for (const text of texts(message)) expect(typeof text).toBe('string')
    }
    expect(Object.entries(japanese).filter(([, message]) => texts(message).some((text) => /[!!]/.test(text)))).toEqual(
      [],
    )
  })
})

// The packages' main entries bring styles along, which Node cannot load.
import { articleEditorMessagesEn } from '@mishiori/article-blocks/messages/en'
import { articleEditorMessagesJa } from '@mishiori/article-blocks/messages/ja'
import { en, enColors, enTravel } from '@mishiori/map-editor/messages/en'
import { ja, jaColors, jaTravel } from '@mishiori/map-editor/messages/ja'
import type { AccountMessages } from '@repo/account/messages/en-us'
import { messages as accountEnglish } from '@repo/account/messages/en-us'
import { messages as accountJapanese } from '@repo/account/messages/ja'
import type { BookletMessages } from '@repo/booklet/messages/en-us'
import { messages as bookletEnglish } from '@repo/booklet/messages/en-us'
import { messages as bookletJapanese } from '@repo/booklet/messages/ja'
import type { ComparingMessages } from '@repo/comparing/messages/en-us'
import { messages as comparingEnglish } from '@repo/comparing/messages/en-us'
import { messages as comparingJapanese } from '@repo/comparing/messages/ja'
import type { Locale } from '@repo/contract'
import type { EditorMessages } from '@repo/editor/messages/en-us'
import { messages as editorEnglish } from '@repo/editor/messages/en-us'
import { messages as editorJapanese } from '@repo/editor/messages/ja'
import type { OwnRoutesMessages } from '@repo/home/messages/en-us'
import { messages as ownEnglish } from '@repo/home/messages/en-us'
import { messages as ownJapanese } from '@repo/home/messages/ja'
import { createTranslator, type TimelineMessages, type VisitorMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'
import { messages as timelineEnglish } from '@repo/i18n/timeline-en-us'
import { messages as timelineJapanese } from '@repo/i18n/timeline-ja'
import type { ImportMessages } from '@repo/importing/files/messages/en-us'
import { messages as importsEnglish } from '@repo/importing/files/messages/en-us'
import { messages as importsJapanese } from '@repo/importing/files/messages/ja'
import type { StravaMessages } from '@repo/importing/strava/messages/en-us'
import { messages as stravaEnglish } from '@repo/importing/strava/messages/en-us'
import { messages as stravaJapanese } from '@repo/importing/strava/messages/ja'
import type { JourneysMessages } from '@repo/journeys/messages/en-us'
import { messages as journeysEnglish } from '@repo/journeys/messages/en-us'
import { messages as journeysJapanese } from '@repo/journeys/messages/ja'
import type { OfflineMessages } from '@repo/offline/messages/en-us'
import { messages as offlineEnglish } from '@repo/offline/messages/en-us'
import { messages as offlineJapanese } from '@repo/offline/messages/ja'
import type { PlanningMessages } from '@repo/planning/messages/en-us'
import { messages as planningEnglish } from '@repo/planning/messages/en-us'
import { messages as planningJapanese } from '@repo/planning/messages/ja'
import type { RecordingMessages } from '@repo/tracking/recorder/messages/en-us'
import { messages as recordingEnglish } from '@repo/tracking/recorder/messages/en-us'
import { messages as recordingJapanese } from '@repo/tracking/recorder/messages/ja'
import type { WalkFormMessages } from '@repo/walk-logs/form/messages/en-us'
import { messages as walkFormEnglish } from '@repo/walk-logs/form/messages/en-us'
import { messages as walkFormJapanese } from '@repo/walk-logs/form/messages/ja'
import type { WalkLogMessages } from '@repo/walk-logs/messages/en-us'
import { messages as walksEnglish } from '@repo/walk-logs/messages/en-us'
import { messages as walksJapanese } from '@repo/walk-logs/messages/ja'
import type { YearsMessages } from '@repo/years/messages/en-us'
import { messages as yearsEnglish } from '@repo/years/messages/en-us'
import { messages as yearsJapanese } from '@repo/years/messages/ja'
import type { AdminMessages } from '../../app/features/admin/messages/en-us.ts'
import { messages as adminEnglish } from '../../app/features/admin/messages/en-us.ts'
import { messages as adminJapanese } from '../../app/features/admin/messages/ja.ts'

/** The page's messages in a language, so that one story covers both. */
export function visitorMessages(locale: Locale) {
  return createTranslator<VisitorMessages>(locale, locale === 'ja' ? japanese : english)
}

/** What the pages say where authors look after their routes. */
export function ownMessages(locale: Locale) {
  return createTranslator<OwnRoutesMessages>(locale, locale === 'ja' ? ownJapanese : ownEnglish)
}

/** What is said about a way. */
export function planningMessages(locale: Locale) {
  return createTranslator<PlanningMessages>(locale, locale === 'ja' ? planningJapanese : planningEnglish)
}

/** What is said about walks. */
export function walkMessages(locale: Locale) {
  return createTranslator<WalkLogMessages>(locale, locale === 'ja' ? walksJapanese : walksEnglish)
}

/** What the pages of somebody's years say. */
export function yearsMessages(locale: Locale) {
  return createTranslator<YearsMessages>(locale, locale === 'ja' ? yearsJapanese : yearsEnglish)
}

/** What the form says in which a walk is logged. */
export function walkFormMessages(locale: Locale) {
  return createTranslator<WalkFormMessages>(locale, locale === 'ja' ? walkFormJapanese : walkFormEnglish)
}

/** Messages about content on the device. */
export function offlineMessages(locale: Locale) {
  return createTranslator<OfflineMessages>(locale, locale === 'ja' ? offlineJapanese : offlineEnglish)
}

/** What the pages for moderators say. */
export function adminMessages(locale: Locale) {
  return createTranslator<AdminMessages>(locale, locale === 'ja' ? adminJapanese : adminEnglish)
}

/** Messages of the booklet page. */
export function bookletMessages(locale: Locale) {
  return createTranslator<BookletMessages>(locale, locale === 'ja' ? bookletJapanese : bookletEnglish)
}

/** Messages of comparisons. */
export function comparingMessages(locale: Locale) {
  return createTranslator<ComparingMessages>(locale, locale === 'ja' ? comparingJapanese : comparingEnglish)
}

/** What journeys and their editor say. */
export function journeysMessages(locale: Locale) {
  return createTranslator<JourneysMessages>(locale, locale === 'ja' ? journeysJapanese : journeysEnglish)
}

/** What the recorder says. */
export function recordingMessages(locale: Locale) {
  return createTranslator<RecordingMessages>(locale, locale === 'ja' ? recordingJapanese : recordingEnglish)
}

/** Messages of the file import. */
export function importMessages(locale: Locale) {
  return createTranslator<ImportMessages>(locale, locale === 'ja' ? importsJapanese : importsEnglish)
}

/** Messages of the Strava import. */
export function stravaMessages(locale: Locale) {
  return createTranslator<StravaMessages>(locale, locale === 'ja' ? stravaJapanese : stravaEnglish)
}

/** What the pages about timelines say. */
export function timelineMessages(locale: Locale) {
  return createTranslator<TimelineMessages>(locale, locale === 'ja' ? timelineJapanese : timelineEnglish)
}

/** What the account settings say. */
export function accountMessages(locale: Locale) {
  return createTranslator<AccountMessages>(locale, locale === 'ja' ? accountJapanese : accountEnglish)
}

/** What the colours of lines are called. */
export function colorMessages(locale: Locale) {
  return locale === 'ja' ? jaColors : enColors
}

/** What the editor says: around its sections, on its map, in its text. */
export function editorMessages(locale: Locale) {
  const isJapanese = locale === 'ja'
  return {
    t: createTranslator<EditorMessages>(locale, isJapanese ? editorJapanese : editorEnglish),
    map: isJapanese ? { ...ja, travel: jaTravel } : { ...en, travel: enTravel },
    text: isJapanese ? articleEditorMessagesJa : articleEditorMessagesEn,
  }
}

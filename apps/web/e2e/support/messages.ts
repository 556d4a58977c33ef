// The packages' main entries bring styles along, which Node cannot load.
import { articleEditorMessagesEn } from '@mishiori/article-blocks/messages/en'
import { articleEditorMessagesJa } from '@mishiori/article-blocks/messages/ja'
import { en } from '@mishiori/map-editor/messages/en'
import { ja } from '@mishiori/map-editor/messages/ja'
import type { Locale } from '@repo/contract'
import {
  type AccountMessages,
  type AdminMessages,
  type BookletMessages,
  type ComparingMessages,
  createTranslator,
  type EditorMessages,
  type ImportMessages,
  type OfflineMessages,
  type OwnRoutesMessages,
  type RecordingMessages,
  type StravaMessages,
  type TimelineMessages,
  type VisitorMessages,
} from '@repo/i18n'
import { messages as accountEnglish } from '@repo/i18n/account-en-us'
import { messages as accountJapanese } from '@repo/i18n/account-ja'
import { messages as adminEnglish } from '@repo/i18n/admin-en-us'
import { messages as adminJapanese } from '@repo/i18n/admin-ja'
import { messages as bookletEnglish } from '@repo/i18n/booklet-en-us'
import { messages as bookletJapanese } from '@repo/i18n/booklet-ja'
import { messages as comparingEnglish } from '@repo/i18n/comparing-en-us'
import { messages as comparingJapanese } from '@repo/i18n/comparing-ja'
import { messages as editorEnglish } from '@repo/i18n/editor-en-us'
import { messages as editorJapanese } from '@repo/i18n/editor-ja'
import { messages as english } from '@repo/i18n/en-us'
import { messages as importsEnglish } from '@repo/i18n/imports-en-us'
import { messages as importsJapanese } from '@repo/i18n/imports-ja'
import { messages as japanese } from '@repo/i18n/ja'
import { messages as offlineEnglish } from '@repo/i18n/offline-en-us'
import { messages as offlineJapanese } from '@repo/i18n/offline-ja'
import { messages as ownEnglish } from '@repo/i18n/own-routes-en-us'
import { messages as ownJapanese } from '@repo/i18n/own-routes-ja'
import { messages as recordingEnglish } from '@repo/i18n/recording-en-us'
import { messages as recordingJapanese } from '@repo/i18n/recording-ja'
import { messages as stravaEnglish } from '@repo/i18n/strava-en-us'
import { messages as stravaJapanese } from '@repo/i18n/strava-ja'
import { messages as timelineEnglish } from '@repo/i18n/timeline-en-us'
import { messages as timelineJapanese } from '@repo/i18n/timeline-ja'

/** The page's messages in a language, so that one story covers both. */
export function visitorMessages(locale: Locale) {
  return createTranslator<VisitorMessages>(locale, locale === 'ja' ? japanese : english)
}

/** What the pages say where authors look after their routes. */
export function ownMessages(locale: Locale) {
  return createTranslator<OwnRoutesMessages>(locale, locale === 'ja' ? ownJapanese : ownEnglish)
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

/** What the editor says: around its sections, on its map, in its text. */
export function editorMessages(locale: Locale) {
  const isJapanese = locale === 'ja'
  return {
    t: createTranslator<EditorMessages>(locale, isJapanese ? editorJapanese : editorEnglish),
    map: isJapanese ? ja : en,
    text: isJapanese ? articleEditorMessagesJa : articleEditorMessagesEn,
  }
}

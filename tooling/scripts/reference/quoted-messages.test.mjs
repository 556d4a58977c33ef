import { expect, it } from 'vitest'
import { messages as editorEn } from '../../../packages/features/editor/src/messages/en-us.ts'
import { messages as ownEn } from '../../../packages/features/home/src/messages/en-us.ts'
import { messages as importsEn } from '../../../packages/features/importing/src/files/messages/en-us.ts'
import { messages as en } from '../../../packages/i18n/src/catalogues/en-us.ts'
import { messages as ja } from '../../../packages/i18n/src/catalogues/ja.ts'
import { messages as timelineEn } from '../../../packages/i18n/src/catalogues/timeline-en-us.ts'
import { specKey } from '../../../packages/map-document/src/issues.ts'
import { enIssues } from '../../../packages/map-editor/src/messages/en-issues.ts'
import { readSource } from './tables.mjs'

/** Sentences that the product must show literally, errors included, each in the language it is given in. */
const SAID = [
  [ja, 'auth.nameInvalid', 'ユーザー名は5文字以上半角英数字とピリオドのみ使用可能です。スペースは使用できません。'],
  [en, 'error.auth.terms_required', 'Please agree to the Terms of Use.'],
  [en, 'auth.termsRequired', 'Please check the consent box'],
  [en, 'error.password.current_mismatch', 'Current password is mismatched.'],
  [en, 'flash.passwordReset', 'Your password has been reset!'],
  [en, 'auth.forgot.sent', 'We have emailed your password reset link!'],
  [en, 'error.password.reset_too_soon', 'Please wait before retrying.'],
  [en, 'error.auth.resend_too_soon', 'Please wait before retrying.'],
  [en, 'error.password.reset_invalid', 'This password reset url is invalid. Please try again to reset password.'],
  [en, 'error.auth.email_taken', 'Entered email address can not be used.'],
  [en, 'common.required', 'Required'],
  [en, 'comments.withdrawn', 'Withdrawn user'],
  [en, 'report.failed', 'Sorry, your report failed to be sent. Please submit your report again or wait a few minutes.'],
  [
    ownEn,
    'own.deleteFailed',
    'Deleting the route article "{title}" has been failed. Pleas try to delete again...contact us',
  ],
  [
    editorEn,
    'delete.failed',
    'Deleting the route article "{title}" has been failed. Pleas try to delete again...contact us',
  ],
  [editorEn, 'picture.failed', 'Upload failed'],
  [importsEn, 'import.photo.noExif', 'image has no Exif'],
  [timelineEn, 'timeline.logInRequired', 'You must be logged in to use the Google Map Timeline import function.'],
  [timelineEn, 'timeline.dayNotFound', 'The data for the selected {date} was not found.'],
  [timelineEn, 'timeline.noPreviousDay', 'previous day was not found'],
  [timelineEn, 'timeline.noNextDay', 'next day was not found'],
]

it.each(SAID.map(([catalogue, key, words]) => [key, words, catalogue]))('%s says: %s', (key, words, catalogue) => {
  expect(catalogue[key]).toContain(words)
})

it('says that a timeline could not be read, and that an import could not be begun', () => {
  const all = Object.values(timelineEn).join('\n')
  expect(all).toContain('Failed to load/parse timeline data. Please check that the file is in the correct format')
  expect(all).toContain('Please reload the page and try uploading the data again')
})

it('keeps what concerns the address inside the mail', () => {
  expect(readSource('apps/api/src/modules/accounts/mails/social-only-mail.ts')).toContain(
    'Can not reset your password because you have not set up an email login. Please log in using your linked social account.',
  )
})

it.each([
  ['layer.object_limit_reached', { max: 100 }],
  ['waypoint.limit_reached', { max: 25 }],
  ['line.too_short', { min: 2 }],
  ['polygon.too_few_points', { min: 3 }],
  ['radius.out_of_range', { radiusMeters: 2_000_000 }],
])('the editor warns of %s in the words of the specification', (code, params) => {
  expect(enIssues[code](params)).toContain(specKey[code].replace('{n}', String(params.radiusMeters)))
})

it('knows the old names of what is refused on a map', () => {
  expect(Object.values(specKey).toSorted()).toEqual([
    'Radius {n}m is invalid.',
    'less custome point',
    'must enter line',
    'name exceed',
    'name required',
    'no more objects',
    'no more waypoints',
  ])
})

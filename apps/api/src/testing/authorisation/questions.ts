import { createAuthenticator } from '../software-authenticator.ts'
import type { Answers } from './answers.ts'
import type { Owned } from './owned.ts'

/** A request that succeeds if its caller is authorised. */
export interface Question {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Who may call an endpoint, and by which request it is asked. */
export interface AuthorisationRow {
  readonly answers: Answers
  readonly input?: (owned: Owned) => Question
}

export const ofArticle = ({ articleId }: Owned): Question => ({ params: { id: articleId } })
export const ofFile = ({ fileId }: Owned): Question => ({ params: { id: fileId } })
export const ofTimelineImport = ({ timelineImportId }: Owned): Question => ({ params: { id: timelineImportId } })
export const ofTimelineDay = ({ timelineDate }: Owned): Question => ({ params: { date: timelineDate } })
export const ofPublicArticle = ({ publicArticleId }: Owned): Question => ({ params: { id: publicArticleId } })
export const ofOwner = ({ owner }: Owned): Question => ({ params: { id: String(owner.user.id) } })
export const ofRevision = ({ articleId }: Owned): Question => ({ params: { id: articleId, version: '1' } })
export const ofWalk = ({ walkLogId }: Owned): Question => ({ params: { id: walkLogId } })
export const ofComment = ({ articleId }: Owned): Question => ({ params: { id: articleId, commentId: '999999' } })
export const ofProposal = ({ articleId }: Owned): Question => ({ params: { id: articleId, proposalId: '999999' } })
export const ofJourney = ({ journeyId }: Owned): Question => ({ params: { id: journeyId } })
export const ofJourneyComment = ({ journeyId }: Owned): Question => ({
  params: { id: journeyId, commentId: '999999' },
})
export const ofJourneyEntry = ({ journeyId, journeyEntryId }: Owned): Question => ({
  params: { id: journeyId, entryId: journeyEntryId },
})
export const FIRST_VERSION = { 'if-match': '"1"' }
export const PROFILE = { nickname: '', place: '', profile: '', site: '', twitter: '', instagram: '', facebook: '' }
export const JOURNEY = {
  kind: 'journey',
  title: '三日の旅',
  summary: '',
  cover_path: null,
  starts_on: '2026-10-17',
  is_travelling: true,
  state: 'private',
}
/** Of an unknown authenticator. */
const UNKNOWN_AUTHENTICATOR = createAuthenticator()
export const CREATED = UNKNOWN_AUTHENTICATOR.create({ challenge: 'none', rpId: 'localhost' })
export const ASSERTED = UNKNOWN_AUTHENTICATOR.get({ challenge: 'none', rpId: 'localhost' })

export function aFile(): FormData {
  const body = new FormData()
  body.append('file', new Blob(['no picture']), 'a.png')
  return body
}

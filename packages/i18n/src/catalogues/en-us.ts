import { auth } from '../messages/en-us/auth.ts'
import { basemap } from '../messages/en-us/basemap.ts'
import { comments } from '../messages/en-us/comments.ts'
import { common } from '../messages/en-us/common.ts'
import { errors } from '../messages/en-us/errors.ts'
import { finding } from '../messages/en-us/finding.ts'
import { people } from '../messages/en-us/people.ts'
import { reading } from '../messages/en-us/reading.ts'
import { support } from '../messages/en-us/support.ts'

/** Everything a page needs that visitors read; it travels with the page. The editor's messages are a catalogue of their own. */
export const messages = {
  ...common,
  ...errors,
  ...auth,
  ...finding,
  ...reading,
  ...people,
  ...comments,
  ...support,
  ...basemap,
}

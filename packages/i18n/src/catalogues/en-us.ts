import { auth } from '../messages/en-us/auth.ts'
import { basemap } from '../messages/en-us/basemap.ts'
import { comments } from '../messages/en-us/comments.ts'
import { common } from '../messages/en-us/common.ts'
import { errors } from '../messages/en-us/errors.ts'
import { finding } from '../messages/en-us/finding.ts'
import { people } from '../messages/en-us/people.ts'
import { reading } from '../messages/en-us/reading.ts'
import { support } from '../messages/en-us/support.ts'

/** What visitors read on any page; it travels with the page. Messages of one feature are beside it (decision 007). */
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

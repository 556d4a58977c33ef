import { auth } from '../messages/ja/auth.ts'
import { basemap } from '../messages/ja/basemap.ts'
import { comments } from '../messages/ja/comments.ts'
import { common } from '../messages/ja/common.ts'
import { errors } from '../messages/ja/errors.ts'
import { finding } from '../messages/ja/finding.ts'
import { people } from '../messages/ja/people.ts'
import { reading } from '../messages/ja/reading.ts'
import { support } from '../messages/ja/support.ts'

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

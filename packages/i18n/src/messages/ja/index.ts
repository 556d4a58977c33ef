import { auth } from './auth.ts'
import { basemap } from './basemap.ts'
import { comments } from './comments.ts'
import { common } from './common.ts'
import { copying } from './copying.ts'
import { errors } from './errors.ts'
import { finding } from './finding.ts'
import { people } from './people.ts'
import { reading } from './reading.ts'
import { reporting } from './reporting.ts'
import { support } from './support.ts'

/** Everything a page needs that visitors read; it travels with the page. The editor's messages are a catalogue of their own. */
export const messages = {
  ...common,
  ...errors,
  ...auth,
  ...finding,
  ...reading,
  ...people,
  ...copying,
  ...comments,
  ...reporting,
  ...support,
  ...basemap,
}

import type { SaveActor } from '@repo/authoring/save-actor'
import { browserApi } from '@repo/web-kit/browser-api'

/**
 * Goes on saving when the same person has logged in again, on this page or elsewhere in this browser.
 *
 * @returns whether somebody else is logged in, whose session cannot save the work.
 */
export async function renewSession(actor: SaveActor): Promise<{ readonly isOther: boolean }> {
  const snapshot = actor.getSnapshot()
  if (!snapshot.matches({ server: 'loggedOut' })) return { isOther: false }
  const answer = await browserApi().currentUser()
  if (!answer.ok || !answer.data) return { isOther: false }
  const isOther = answer.data.id !== snapshot.context.userId
  if (!isOther) actor.send({ type: 'session.renew' })
  return { isOther }
}

import type { NoticeItem } from '../panel-props.ts'
import type { ValueStore } from '../shared/value-store.ts'

/** Shows a notice, in the place of an earlier one with its id. */
export function showNotice(notices: ValueStore<readonly NoticeItem[]>, notice: NoticeItem): void {
  notices.set([...notices.get().filter(({ id }) => id !== notice.id), notice])
}

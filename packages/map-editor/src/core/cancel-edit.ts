/** Cancelling gives up a new object, and leaves an old one selected as it was. */
export const cancelEdit = [
  { guard: 'isNewObject', target: '#mapEditor.resting.idle', actions: 'cancelEdit' },
  { target: '#mapEditor.resting.selected', actions: 'cancelEdit' },
] as const

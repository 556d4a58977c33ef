/** The input device in use. Guide messages name the gesture of that device. */
export type InputMode = 'mouse' | 'touch' | 'keyboard'

const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\u202a-\u202e\u2066-\u2069]/u
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069']
/** Controls of direction, and what is isolated already: a sentence may be a part of another one. */
const DIRECTIONS = /(\u2068[^\u2066-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/g

/** A name within a sentence, which keeps its own direction and turns no word beside it. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name.replace(DIRECTIONS, '$1')}${POP_ISOLATE}` : name

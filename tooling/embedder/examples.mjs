import { readFileSync } from 'node:fs'

/** Every `ts` and `tsx` block of a Markdown file, each a module of its own as a reader would copy it: `{ line, language, code }`. */
export function examplesIn(file) {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(({ index, 1: language, 2: code }) => {
    const line = text.slice(0, index).split('\n').length
    if (!code.startsWith('import ')) throw new Error(`${file}:${line}: an example begins with what it imports`)
    return { line, language, code }
  })
}

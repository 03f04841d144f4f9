/** Several stat blocks in one text, each by itself; and whether a text is one at all. */
import { sectionsIn } from './sections.ts'

const BETWEEN = /^\s*(?:-{3,}|={3,}|_{3,}|\*{3,})\s*$/

const isName = (line: string): boolean => sectionsIn(line).labels.some(({ label }) => label === 'name')
const hasStrength = (line: string): boolean =>
  sectionsIn(line).stats.some(({ stats }) => stats.numbers.some(({ name }) => name === 'st'))

/** Where the next character begins: at its name, or with the paragraph that a second ST stands in. */
function begins(lines: readonly string[]): readonly number[] {
  const starts = [0]
  let [strength, paragraph] = [false, 0]
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') paragraph = at + 1
    const again = hasStrength(line)
    if (!strength || !(again || isName(line))) {
      strength ||= again
      continue
    }
    starts.push(isName(line) ? at : Math.max(paragraph, (starts.at(-1) ?? 0) + 1))
    strength = again
  }
  return starts
}

/**
 * The text of each; a line of dashes parts them, or that another one has begun. A text that does not say where another
 * begins is a single one, blank lines and all.
 *
 *     statBlocksIn('Name: Ada\nST 10\n\nName: Bea\nST 9') // ['Name: Ada\nST 10\n', 'Name: Bea\nST 9']
 */
export function statBlocksIn(text: string): readonly string[] {
  const chunks: string[][] = [[]]
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (BETWEEN.test(line)) chunks.push([])
    else chunks.at(-1)?.push(line)
  }
  return chunks
    .flatMap(lines => begins(lines).map((from, index, all) => lines.slice(from, all[index + 1]).join('\n')))
    .filter(block => block.trim() !== '')
}

/** Scores as every stat block has them, wherever it comes from. */
const SCORES = [/\bST\b\W{0,3}\d/, /\bDX\b\W{0,3}\d/, /\bIQ\b\W{0,3}\d/]

/** Surely a stat block: it tells ST, DX and IQ. */
export const isStatBlock = (text: string): boolean => SCORES.every(score => score.test(text))

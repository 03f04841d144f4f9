/** What came of dice: their total, or where they were thrown against something, whether that was made and by how much. */
import { given, parse, roll } from '@umpire/dice'
import type { LogLine } from '@umpire/protocol'
import { numberText } from '../../text/number-text.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.log

type Rolled = Pick<Extract<LogLine, { readonly kind: 'rolled' }>, 'dice' | 'faces' | 'many' | 'total'>

interface Thrown {
  /** What the dice came to, with their DM. */
  readonly value: number
  /** "12 against 8+: made by 4". */
  readonly text: string
}

const OPERATORS = { 'or more': '>=', 'or less': '<=', exactly: '=' } as const

/** Nothing if they were thrown against nothing. */
export function thrownIn({ dice: notation, faces, many, total }: Rolled): Thrown | undefined {
  const meant = parse(notation)
  if (meant.kind !== 'throw' && meant.kind !== 'comparison') return undefined
  // Of many dice the faces are not kept, but whether they made it.
  if (many !== undefined) return { value: total, text: words.made(total === 1) }
  const { success, compared } = roll(notation, given(faces))
  if (success === null || compared === null) return undefined
  const operator = meant.kind === 'throw' ? OPERATORS[meant.success] : meant.operator
  const { left: value, right } = compared
  const by = operator === '!=' ? 0 : Math.abs(value - right)
  const against = words.against[operator](numberText(right))
  return { value, text: words.thrown(numberText(value), against, success, by === 0 ? undefined : numberText(by)) }
}

/** "20,000 dice: 1 × 3,325, 2 × 3,301"; nothing where all faces are shown. */
export function manyText({ many }: Rolled): string | undefined {
  if (many === undefined) return undefined
  const faces = many.counts.map(([face = 0, count = 0]) => `${numberText(face)} × ${numberText(count)}`)
  return [words.manyDice(numberText(many.dice)), faces.join(', ')].filter(part => part !== '').join(': ')
}

export const resultText = (line: Rolled): string => thrownIn(line)?.text ?? numberText(line.total)

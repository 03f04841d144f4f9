/** What stands in the way of a fight that is being set up, each at the field that it is about. */

import { refusalIn } from '../../../api/refusal.ts'
import { outOfBounds } from '../../../text/bounds.ts'
import { tooLong } from '../../../text/too-long.ts'
import { isDead } from '../member/character.ts'
import type { Draft, DraftMember, DraftSide } from './draft.ts'
import { setUpWords } from './words.ts'

const text = setUpWords
/** Ids of people have room for a number behind them. */
const MOST_NAME = 55
export const MOST_TITLE = 100
export const MOST_COUNT = 50
const MOST_SIDE = 100
const NO_SURPRISE = 'none'

export type MemberField = 'name' | 'upp' | 'weapon' | 'armour' | 'count'

export interface DraftProblem {
  /** Of a member, by its line; of a side by its place; of the whole by neither. */
  readonly line?: number
  readonly side?: number
  /** None where it is about all of it. */
  readonly field?: MemberField
  readonly says: string
  /** The rule in the way. */
  readonly rule?: string
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** What stands in the way of beginning, as far as the form can tell. */
export function problemsOf({ title, sides }: Draft): readonly DraftProblem[] {
  const names = sides.flatMap(side => side.members.map(({ name }) => name))
  const long = tooLong(title, MOST_TITLE)
  return [
    ...(long === undefined ? [] : [{ says: long }]),
    ...sides.flatMap((side, place) => [
      ...sideProblems(side, sides).map(says => ({ side: place, says })),
      ...side.members.flatMap(member => memberProblems(member, names)),
    ]),
  ]
}

function sideProblems({ name, members }: DraftSide, sides: readonly DraftSide[]): readonly string[] {
  const long = tooLong(name, MOST_SIDE)
  return [
    ...(name.trim() === '' ? [text.sideNameNeeded] : []),
    ...(same(name, NO_SURPRISE) ? [text.sideNone] : []),
    ...(name.trim() !== '' && sides.filter(one => same(one.name, name)).length > 1 ? [text.sameNames] : []),
    ...(long === undefined ? [] : [long]),
    ...(members.length === 0 ? [text.nobody] : []),
  ]
}

const UPP = /^(?:[0-9A-F]{3}|[0-9A-F]{6})$/i

function memberProblems({ line, name, upp, count, character }: DraftMember, names: readonly string[]) {
  const at = (field: MemberField, says: string | undefined): readonly DraftProblem[] =>
    says === undefined ? [] : [{ line, field, says }]
  const twice = name.trim() !== '' && names.filter(one => same(one, name)).length > 1
  return [
    ...at('name', name.trim() === '' ? text.nameNeeded : undefined),
    ...at('name', name.includes(':') ? text.withoutColon : undefined),
    ...at('name', twice ? text.twice : undefined),
    ...at('name', tooLong(name, MOST_NAME)),
    ...at('upp', character === undefined && !UPP.test(upp.trim()) ? text.badUpp : undefined),
    ...at('count', count === undefined ? text.countNeeded(MOST_COUNT) : outOfBounds(count, 1, MOST_COUNT)),
    ...(character !== undefined && isDead(character) ? [{ line, says: text.isDead }] : []),
  ]
}

/** Fields of a file that the form has, by their names there. */
const FIELDS: { readonly [name: string]: MemberField } = {
  id: 'name',
  name: 'name',
  upp: 'upp',
  weapons: 'weapon',
  skills: 'weapon',
  armor: 'armour',
  count: 'count',
}

/** What the rules say against the file of a draft, at the place where the form has it. */
export function refusedBy({ sides }: Draft, message: string, rule?: string): DraftProblem {
  const { path, sentence } = refusalIn(message)
  const [top, side, members, member, field] = path
  const told = { says: sentence, ...(rule !== undefined && { rule }) }
  if (top !== 'sides' || typeof side !== 'number') return told
  const line = members === 'members' && typeof member === 'number' ? sides[side]?.members[member]?.line : undefined
  if (line === undefined) return { side, ...told }
  const known = typeof field === 'string' ? FIELDS[field] : undefined
  return { line, ...told, ...(known !== undefined && { field: known }) }
}

/** What is wrong with a field of a member; without a field, with all of them. */
export const wrongAt = (
  problems: readonly DraftProblem[],
  line: number,
  field: MemberField | undefined,
): DraftProblem | undefined => problems.find(one => one.line === line && one.field === field)

export const wrongWithSide = (problems: readonly DraftProblem[], side: number): readonly DraftProblem[] =>
  problems.filter(one => one.side === side)

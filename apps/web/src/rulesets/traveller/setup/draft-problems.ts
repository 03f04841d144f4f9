/** What stands in the way of a fight that is being set up, each with its place. */
import { words } from '../words.ts'
import type { Draft, DraftMember } from './draft.ts'

const text = words.setUp

export interface DraftProblem {
  readonly where: string
  readonly expected: string
}

/** What stands in the way of beginning, each with its place. */
export function problemsOf({ sides }: Draft): readonly DraftProblem[] {
  const names = sides.flatMap(side => side.members.map(({ name }) => name.trim()))
  const sideNames = sides.map(({ name }) => name.trim())
  return [
    ...(new Set(sideNames).size < sides.length ? [{ where: text.sideName, expected: text.sameNames }] : []),
    ...sides.flatMap((side, place) => [
      ...(side.name.trim() === '' ? [{ where: text.side(place), expected: text.nameNeeded }] : []),
      ...(side.members.length === 0 ? [{ where: side.name, expected: text.nobody }] : []),
      ...side.members.flatMap((member, index) => memberProblems(member, names, text.unnamed(place, index))),
    ]),
  ]
}

function memberProblems(member: DraftMember, names: readonly string[], place: string): readonly DraftProblem[] {
  const name = member.name.trim()
  const where = name === '' ? place : name
  const known = /^(?:[0-9A-F]{3}|[0-9A-F]{6})$/i.test(member.upp.trim())
  return [
    ...(name === '' ? [{ where, expected: text.nameNeeded }] : []),
    ...(name.includes(':') ? [{ where, expected: text.withoutColon }] : []),
    ...(name !== '' && names.filter(one => one === name).length > 1 ? [{ where, expected: text.twice }] : []),
    ...(known || member.character !== undefined ? [] : [{ where, expected: text.badUpp }]),
  ]
}

const PLACE = /\.?sides\[(\d+)\](?:\.members\[(\d+)\])?(?:\.(\w+))?/

/** What the rules say against a file, with the name of whom it is about in the place of the file's own words. */
export function namedProblem({ sides }: Draft, problem: string): string {
  return problem.replace(PLACE, (_place, side: string, member: string | undefined, field: string | undefined) => {
    const found = sides[Number(side)]
    const name = member === undefined ? found?.name : found?.members[Number(member)]?.name
    return [
      name?.trim() || text.unnamed(Number(side), Number(member ?? 0)),
      ...(field === undefined ? [] : [field]),
    ].join(', ')
  })
}

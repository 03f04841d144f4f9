/** The lines as a rule: printed from what is known, or read. */
import { flag, int, list, map, nullable, oneOf, optional, or, rule, text, type Why } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { upp } from '../chargen/characteristics.ts'
import { CHARACTERISTICS, SERVICES } from '../tables/words.ts'
import { lineData, printLine1, printLine2, printShort } from './lines.ts'
import { printPossession } from './possessions.ts'
import { asPrinted } from './words.ts'

export const formats = rule(
  {
    id: 'traveller.sheet.formats',
    title: 'Character formats',
    lines: '809-828',
    given: {
      name: or(text(100), ''),
      occupation: or(text(100), ''),
      alive: or(flag(), true),
      service: or(nullable(oneOf(...SERVICES)), null),
      rank: or(int({ min: 0, max: 6 }), 0),
      retired: or(flag(), false),
      upp: text(CHARACTERISTICS.length),
      /** Without an age there is only the short form. */
      age: optional(int({ min: 0 })),
      terms: or(int({ min: 0 }), 0),
      cash: or(int(), 0),
      skills: or(map(int({ min: 0, max: 30 }), 100), {}),
      /** Things, tickets, membership and ship. */
      items: or(list(text(100), 1000), []),
      /** The same as they are printed, in place of these. */
      possessions: optional(list(text(200), 10_000)),
    },
  },
  (x, why) => {
    const { name, occupation, alive, service, rank, retired, terms, cash, skills } = x
    const served = service === null ? null : { service, rank, retired }
    const { upp: digits } = upp({ upp: x.upp }, why)
    const line = printShort({ name, occupation, alive, served, upp: digits }, why)
    if (x.age === undefined) return { line }
    const possessions = x.possessions ?? x.items.map(printPossession)
    const data = { name, occupation, alive, served, upp: digits, age: x.age, terms, cash, skills, possessions }
    return { line, line_1: printLine1(data, why), line_2: printLine2(data, why) }
  },
)

/** The long form: two lines, the second left out if it would be empty. */
export function printLines(character: Character, why: Why = asPrinted): string {
  const { served, ...data } = lineData(character, why)
  const { service, rank, retired } = served ?? { service: null, rank: 0, retired: false }
  const { line_1 = '', line_2 = '' } = formats({ ...data, service, rank, retired, items: [] }, why)
  return line_2 === '' ? line_1 : `${line_1}\n${line_2}`
}

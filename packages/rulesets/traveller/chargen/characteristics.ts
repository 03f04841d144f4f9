/** What everybody starts with: age, the six characteristics, their limits, and the profile they are written as. */
import { BadInput, flag, int, list, oneOf, optional, or, rule, text } from '@umpire/engine'
import { value } from '../core/fields.ts'
import { CHARACTERISTICS } from '../tables/words.ts'

export const STARTING_AGE = 18

export const startingAge = rule(
  {
    id: 'traveller.chargen.starting-age',
    title: 'Starting age',
    lines: '188-188',
    given: { new_character: or(flag(), true) },
  },
  () => ({ age: STARTING_AGE, terms: 0, skills: {} }),
)

export const DIGITS = '0123456789ABCDEF'

/** Increases beyond the highest are lost; only severe injury and aging go below 1. */
const HIGHEST = 15
const LOWEST = 1
const LOWEST_BY_HARM = 0
const CAUSES = ['skill table', 'automatic skill', 'benefit', 'injury', 'aging'] as const

export const withinLimits = rule(
  {
    id: 'traveller.chargen.characteristic-limits',
    title: 'Limits of characteristics',
    lines: '210-210',
    given: { characteristic: oneOf(...CHARACTERISTICS), value, change: int(), cause: oneOf(...CAUSES) },
    gives: 'value',
  },
  (x, why) => {
    const harm = x.cause === 'injury' || x.cause === 'aging'
    const changed = why.sum('changed').add(x.characteristic, x.value).add(x.cause, x.change).total()
    return why.atLeast('lowest', harm ? LOWEST_BY_HARM : LOWEST, why.atMost('highest', HIGHEST, changed))
  },
)

/** The values in their order, with the profile they are written as. */
function profile(values: readonly number[]) {
  const [strength, dexterity, endurance, intelligence, education, social] = values
  if (
    strength === undefined ||
    dexterity === undefined ||
    endurance === undefined ||
    intelligence === undefined ||
    education === undefined ||
    social === undefined
  ) {
    throw new BadInput('values', `${CHARACTERISTICS.length}, in the order ${CHARACTERISTICS.join(', ')}`, values)
  }
  const written =
    DIGITS.charAt(strength) +
    DIGITS.charAt(dexterity) +
    DIGITS.charAt(endurance) +
    DIGITS.charAt(intelligence) +
    DIGITS.charAt(education) +
    DIGITS.charAt(social)
  return { strength, dexterity, endurance, intelligence, education, social, upp: written }
}

function valuesOf(written: string): readonly number[] {
  const values = Array.from(written.toUpperCase(), digit => DIGITS.indexOf(digit))
  if (values.length === CHARACTERISTICS.length && !values.includes(-1)) return values
  throw new BadInput('upp', `${CHARACTERISTICS.length} digits of ${DIGITS}`, written)
}

/** Printed from values, or read. */
export const upp = rule(
  {
    id: 'traveller.chargen.upp',
    title: 'Universal personality profile',
    lines: '214-220',
    given: {
      values: optional(list(value, CHARACTERISTICS.length)),
      upp: optional(text(CHARACTERISTICS.length)),
    },
  },
  x => {
    if (x.values !== undefined && x.upp !== undefined) throw new BadInput('given', 'values or upp', 'both')
    return profile(x.values ?? valuesOf(x.upp ?? ''))
  },
)

/** As rolled, in the fixed order: nothing is moved or rolled again. */
export const characteristics = rule(
  {
    id: 'traveller.chargen.characteristics',
    title: 'The six characteristics',
    lines: '192-210',
    given: { rolls: list(int({ min: 2, max: 12 }), CHARACTERISTICS.length) },
  },
  (x, why) => upp({ values: x.rolls }, why),
)

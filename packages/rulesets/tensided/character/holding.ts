/** What somebody has, as the rules take it. What is gone does not act. */
import type { Why } from '@umpire/engine'
import type { Having, Taken } from '../effect/effect.ts'
import { heldOf } from '../effect/held.ts'
import { statsInPlay } from '../stats/with-traits.ts'
import { flawRow, isFlaw } from '../tables/flaws.ts'
import type { Stats } from '../tables/stats.ts'
import { addiction } from '../traits/addiction.ts'
import type { Character, TakenTrait } from './character.ts'

const entryOf = ({ key, times, subject }: TakenTrait): Taken =>
  subject === undefined ? { key, times } : { key, times, subject }

export const actingTraits = ({ traits }: Pick<Character, 'traits'>): readonly Taken[] =>
  traits.filter(({ gone }) => !gone).map(entryOf)

/** Traits with what they were taken for, and abilities: for whatever asks through traits/effect.ts. */
export const having = (one: Pick<Character, 'traits' | 'abilities' | 'gear'>): Having => ({
  traits: actingTraits(one),
  abilities: one.abilities,
  lenses: one.gear.lenses,
})

/**
 * Lists, and numbers of times under the traits’ own names: for rules that take them as fields. Flaws of eyes that glasses
 * mend are left out while they are worn, as most rules do not ask for glasses.
 */
export function held(one: Pick<Character, 'traits' | 'abilities' | 'gear'>) {
  const mended = ({ key }: Taken): boolean => one.gear.lenses && isFlaw(key) && flawRow(key).lenses === true
  return { ...heldOf(actingTraits(one).filter(taken => !mended(taken))), abilities: one.abilities }
}

/** Magnitude of an addiction; nothing of any other trait. */
export function addictionMagnitude({ key }: TakenTrait): number | undefined {
  return isFlaw(key) && flawRow(key).per === 'substance' ? flawRow(key).magnitude : undefined
}

/** What a substance does to him now; nothing where it cannot be said, which is told as a problem. */
export function addictionNow(taken: TakenTrait, why: Why): ReturnType<typeof addiction> | undefined {
  const magnitude = addictionMagnitude(taken)
  if (magnitude === undefined || taken.gone) return undefined
  const { criterion, days_without, months_used } = taken
  if ((magnitude === 2 || magnitude === 4) && !fitsCriterion(magnitude, criterion)) return undefined
  const given = { magnitude, days_without, months_used }
  return addiction(criterion === undefined ? given : { ...given, criterion }, why)
}

/** Mild ones are of a or b, grave ones of c or d. */
export const fitsCriterion = (magnitude: number, criterion: string | undefined): boolean =>
  magnitude === 2
    ? criterion === 'a' || criterion === 'b'
    : magnitude === 4
      ? criterion === 'c' || criterion === 'd'
      : true

/** Stats as they are now: with gifts and stunted growth, less what substances and wounds of the head took. */
export function statsNow(one: Character, why: Why): Stats {
  const own = statsInPlay(one.stats, having(one), why)
  const used = one.traits.map(taken => addictionNow(taken, why)?.stat_loss ?? 0)
  const lost = used.reduce((sum, by) => sum + by, 0)
  const { aptitude_lost } = one.health
  if (lost === 0 && aptitude_lost === 0) return own
  const less = (label: string, value: number, by: number): number =>
    why.atLeast('not below', 0, why.sum(label).add('own', value).add('lost', -by).total())
  return {
    physique: less('physique', own.physique, lost),
    athleticism: less('athleticism', own.athleticism, lost),
    coordination: less('coordination', own.coordination, lost),
    willpower: less('willpower', own.willpower, lost),
    awareness: less('awareness', own.awareness, lost),
    charisma: less('charisma', own.charisma, lost),
    dexterity: less('dexterity', own.dexterity, lost),
    aptitude: less('aptitude', own.aptitude, lost + aptitude_lost),
  }
}

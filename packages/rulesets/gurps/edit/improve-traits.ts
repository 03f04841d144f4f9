/** Traits that change in play: advantages gained, disadvantages bought off or put on, Youth and Secrets. */
import { BadInput, hushed, type Problem, type Why } from '@umpire/engine'
import { youthBoughtOff } from '../campaign/settings.ts'
import { catalogOf, take } from '../catalog/catalog.ts'
import { type Taken, takenName, type WrittenTrait } from '../catalog/entry/taken.ts'
import type { Character } from '../character/character.ts'
import { known } from '../character/known.ts'
import { withoutPlace } from '../character/without-place.ts'
import { secret } from '../disadvantage/secret.ts'
import { youth } from '../disadvantage/station.ts'
import { buyOff as buyOffRule, improveAdvantages } from '../improve/improve.ts'
import { isQuirk } from '../quirk/rule.ts'
import { addQuirk, addTrait, identify, removeQuirk, removeTrait, replaceTrait } from './edit.ts'
import { type Improved, type Occasion, purse, refuse, step, whyOf } from './improve-step.ts'

/** The trait that is meant, or why there is none such. */
function taking(written: WrittenTrait, where: string, rule: string, why: Why): Taken | Problem {
  try {
    return take(written, catalogOf(why), where)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { rule, where, message: withoutPlace(error, where) }
  }
}
const isProblem = (found: Taken | Problem): found is Problem => 'rule' in found

/** What has no price after a step is refused before anything is written, unless it had none before. */
function unpriced(before: Character, after: Character, why: Why): Problem | undefined {
  const strange = (one: Character) => known(one, hushed(why)).strange.filter(({ list }) => list === 'traits')
  const were = strange(before).map(({ name }) => name)
  const found = strange(after).find(({ name }) => !were.includes(name))
  return found && { rule: found.rule, where: found.where, message: found.message }
}

/** Where a trait goes: in the place of the one there is, if there can be only one. */
function placed(character: Character, written: WrittenTrait, { trait }: Taken, at: number | undefined, why: Why) {
  const same = known(character, hushed(why)).traits.find(one => trait.max_count === 1 && one.trait.id === trait.id)
  const index = at ?? same?.index
  return index === undefined
    ? { where: 'traits', after: addTrait(character, written) }
    : { where: `traits[${index}]`, after: replaceTrait(character, index, written) }
}

/** An advantage learned or earned. More of one that can be had only once takes its place, as a higher Rank does. */
export function gainAdvantage(
  character: Character,
  written: WrittenTrait,
  occasion: Occasion & { readonly in_place_of?: number } = {},
): Improved {
  const why = whyOf(character, occasion)
  const taken = taking(written, 'traits', improveAdvantages.id, why)
  if (isProblem(taken)) return { refused: taken }
  const { where, after } = placed(character, written, taken, occasion.in_place_of, why)
  const strange = unpriced(character, after, why)
  if (strange !== undefined) return { refused: strange }
  const [what, rule] = [takenName(taken), improveAdvantages.id]
  const price = purse(after, why).worth - purse(character, why).worth
  if (price < 0) return refuse(rule, where, `${what} gives points: only what costs none or more is gained`)
  const { allowed, cost } = improveAdvantages({ trait: taken.trait.name, in_play: true, price }, why)
  const message = `${what} cannot be gained in play: only what is learned or earned, such as Combat Reflexes or Rank`
  const bars = allowed ? [] : [{ rule, message }]
  return step(character, after, { kind: 'advantage', what, points: -cost, where, rule, bars }, occasion, why)
}

/** A disadvantage bought off for what it gave: wholly, or down to a milder one. */
export function buyOff(
  character: Character,
  index: number,
  occasion: Occasion & { readonly to?: WrittenTrait } = {},
): Improved {
  const why = whyOf(character, occasion)
  const [where, rule] = [`traits[${index}]`, buyOffRule.id]
  const taken = known(character, hushed(why)).traits.find(one => one.index === index)
  if (taken === undefined) return refuse(rule, where, 'there is no trait in this place that could be bought off')
  const { to } = occasion
  const milder = to === undefined ? undefined : taking(to, where, rule, why)
  if (milder !== undefined && isProblem(milder)) return { refused: milder }
  const after = to === undefined ? removeTrait(character, index) : replaceTrait(character, index, to)
  const strange = unpriced(character, after, why)
  if (strange !== undefined) return { refused: strange }
  const cost = purse(after, why).worth - purse(character, why).worth
  const name = takenName(taken)
  if (cost <= 0)
    return refuse(rule, where, `${name} gave nothing that could be bought off: only what gave points, or more of it`)
  // Under the name it has from now on, so that the beginning can be told from the end.
  const what = milder === undefined ? name : takenName(milder)
  const paid = milder === undefined ? buyOffRule({ trait: taken.trait.name, points: -cost }, why) : cost
  const kind = taken.quirk ? 'quirk' : 'buy-off'
  return step(character, after, { kind, what, points: -paid, where, rule }, occasion, why)
}

export function buyOffQuirk(character: Character, index: number, occasion: Occasion = {}): Improved {
  const why = whyOf(character, occasion)
  const quirk = character.quirks[index]
  const [where, rule] = [`quirks[${index}]`, buyOffRule.id]
  if (quirk === undefined) return refuse(rule, where, 'there is no quirk in this place that could be bought off')
  const cost = buyOffRule({ trait: 'quirk', points: -1 }, why)
  const what = quirk.slice(0, 200)
  return step(
    character,
    removeQuirk(character, index),
    { kind: 'quirk', what, points: -cost, where, rule },
    occasion,
    why,
  )
}

/**
 * A disadvantage that play puts on: it gives nothing to spend, and makes the character worth less. Less of something that
 * can be had only once takes its place: lost wealth, lost looks.
 */
export function putOn(character: Character, written: WrittenTrait, occasion: Occasion = {}): Improved {
  const why = whyOf(character, occasion)
  const taken = taking(written, 'traits', buyOffRule.id, why)
  if (isProblem(taken)) return { refused: taken }
  const { where, after } = placed(character, written, taken, undefined, why)
  const strange = unpriced(character, after, why)
  if (strange !== undefined) return { refused: strange }
  const [what, rule] = [takenName(taken), buyOffRule.id]
  if (purse(after, why).worth > purse(character, why).worth) {
    return refuse(rule, where, `${what} is no disadvantage: an advantage is gained, and paid for`)
  }
  const kind = isQuirk(taken, why) ? 'quirk' : 'added'
  return step(character, after, { kind, what, points: 0, where, rule }, occasion, why)
}

export function putOnQuirk(character: Character, quirk: string, occasion: Occasion = {}): Improved {
  const wanted = { kind: 'quirk', what: quirk.slice(0, 200), points: 0, where: 'quirks', rule: buyOffRule.id } as const
  return step(character, addQuirk(character, quirk), wanted, occasion, whyOf(character, occasion))
}

/**
 * A year older. Each year of Youth that passes must be bought off, or all of it at legal age, as the campaign has it;
 * without points it is owed, and the next award pays.
 */
export function birthday(character: Character, occasion: Occasion = {}): Improved {
  const why = whyOf(character, occasion)
  const older = identify(character, { age: character.identity.age + 1 })
  const young = known(character, hushed(why)).traits.find(({ trait }) => trait.id === 'youth')
  if (young === undefined) return { character: older }
  const { index, level, written } = young
  const atOnce = youthBoughtOff(why) === 'legal-age'
  if (atOnce && youth({ age: older.identity.age }, why).years > 0) return { character: older }
  const left = atOnce ? 0 : level - 1
  const after = left < 1 ? removeTrait(older, index) : replaceTrait(older, index, { ...written, level: left })
  const cost = purse(after, why).worth - purse(character, why).worth
  const owed = purse(character, why).unspent < cost
  const wanted = { kind: owed ? 'owed' : 'buy-off', what: takenName(young), points: -cost, owed } as const
  return step(character, after, { ...wanted, where: `traits[${index}]`, rule: buyOffRule.id }, occasion, why)
}

/** A Secret comes out: it is gone, and disadvantages of twice its points come in its place, for nothing to spend. */
export function revealSecret(
  character: Character,
  index: number,
  brings: readonly WrittenTrait[],
  occasion: Occasion = {},
): Improved {
  const why = whyOf(character, occasion)
  const where = `traits[${index}]`
  const kept = known(character, hushed(why)).traits.find(one => one.index === index && one.trait.id === 'secret')
  if (kept === undefined) return refuse(secret.id, where, 'there is no Secret in this place')
  const due = secret({ points: kept.points, revealed: true }, why).new_disadvantages_total ?? 0
  const wanted = { kind: 'added', what: takenName(kept), points: 0, where, rule: secret.id } as const
  let changed = step(character, removeTrait(character, index), wanted, occasion, why)
  const bare = changed.character
  for (const written of brings) {
    if (changed.character === undefined) return changed
    changed = putOn(changed.character, written, occasion)
  }
  if (changed.character === undefined || bare === undefined) return changed
  const brought = purse(changed.character, why).worth - purse(bare, why).worth
  if (brought === due || occasion.by_gm === true) return changed
  return refuse(secret.id, where, `new disadvantages of ${due} points in all, twice the Secret, not ${brought}`)
}

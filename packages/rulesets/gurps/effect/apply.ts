/** How effects act on a number: one mechanism for every trait, skill and thing. */
import { isObject, memoByObject, type Why } from '@umpire/engine'
import { missing } from './condition.ts'
import { type Amount, type Effect, NUMBER_OPS, type Op, type Share } from './effect.ts'
import type { Facts } from './facts.ts'

/** Whoever brings effects along: a trait at its level, a skill at its, a thing that is worn. */
export interface Bearer {
  readonly name: string
  readonly level: number
  readonly effects: readonly Effect[]
}

/** An effect with whoever brings it. */
export interface Borne {
  readonly bearer: Bearer
  readonly effect: Effect
}

/** All effects on any of these targets, in the order of their bearers. */
export function effectsOn(targets: readonly string[], bearers: readonly Bearer[]): readonly Borne[] {
  return bearers.flatMap(bearer =>
    bearer.effects.filter(effect => targets.includes(effect.target)).map(effect => ({ bearer, effect })),
  )
}

const wordOf = ({ says = 'as the situation has it' }: Effect): string => says

/**
 * What the game master granted of an effect that is his to grant: true, or the number he took from its range. Told among
 * the facts, by bearer and condition: `granted: { 'One Arm: a borderline task': true }`.
 */
function granted({ bearer, effect }: Borne, { granted: all }: Facts): boolean | number {
  const key = `${bearer.name}: ${wordOf(effect)}`
  const word = effect.gm === true && isObject(all) && Object.hasOwn(all, key) ? all[key] : false
  return typeof word === 'number' || word === true ? word : false
}

/** Who is there, gathered once: each of a thousand things may ask for another. */
export const namesOf = memoByObject(
  (bearers: readonly Bearer[]): ReadonlySet<string> => new Set(bearers.map(({ name }) => name)),
)

/** Why an effect does not act now; nothing if it does. */
export function whyNot(borne: Borne, bearers: readonly Bearer[], facts: Facts): string | undefined {
  const { bearer, effect } = borne
  if (effect.gm === true && granted(borne, facts) === false) return `the game master’s word: ${wordOf(effect)}`
  const cancelled = effect.unless?.find(name => namesOf(bearers).has(name))
  if (cancelled !== undefined) return `cancelled by ${cancelled}`
  return missing(effect.when, { ...facts, level: bearer.level })
}

/** A share of a score, with its reasons: "skill 13 × 2/3" is 8. */
function shareOf(by: Share, { level }: Bearer, facts: Facts, why: Why): number {
  const told = by.of === 'skill' ? level : facts[by.of]
  const score = typeof told === 'number' ? told : 0
  const label = `${by.of} ${score} × ${by.divide === 1 ? by.times : `${by.times}/${by.divide}`}`
  // Never −0, which is not the 0 it looks like.
  const exact = (score * by.times) / by.divide + 0
  const share = by.whole ? why.round(label, exact, 'down') : why.input(label, exact)
  return by.at_most === undefined ? share : why.atMost('at most', by.at_most, share)
}

/** The amount as a number, where it is one; a range is the game master's and counts as nothing until one is taken. */
export function numberOf(by: Amount, bearer: Bearer, facts: Facts, why: Why): number {
  if (typeof by === 'number') return by
  return typeof by === 'object' && 'of' in by ? shareOf(by, bearer, facts, why) : 0
}

function amountOf(borne: Borne, facts: Facts, why: Why): number {
  const { bearer, effect } = borne
  const word = granted(borne, facts)
  if (typeof word === 'number') return why.input(`${bearer.name}: ${wordOf(effect)}`, word)
  const amount = numberOf(effect.by, bearer, facts, why)
  if (effect.per_level !== true) return amount
  return why.product(bearer.name).add('for each level', amount).add('levels', bearer.level).total()
}

const OWN_SCORES: readonly string[] = ['st', 'dx', 'iq', 'ht']

/**
 * Holds at all times, so that it stands on the sheet: added without a condition, or with one that asks only for the
 * character's own scores, as Guns does for IQ. What holds so of an attribute is in the score, however it changes it.
 */
const lasts = ({ target, op, gm, when }: Effect): boolean =>
  (op === 'add' || (target.startsWith('attr:') && NUMBER_OPS.includes(op))) &&
  gm !== true &&
  Object.keys(when ?? {}).every(fact => OWN_SCORES.includes(fact))

const having = (bearers: readonly Bearer[], wanted: (effect: Effect) => boolean): readonly Bearer[] =>
  bearers.map(bearer => ({ ...bearer, effects: bearer.effects.filter(wanted) }))

/**
 * With the effects that are always there: a score on the sheet has them already. Every skill of a sheet asks for the
 * same.
 */
export const lasting = memoByObject((bearers: readonly Bearer[]): readonly Bearer[] => having(bearers, lasts))

/** With the effects that hang on the situation: they come on top of a score on the sheet. */
export const passing = (bearers: readonly Bearer[]): readonly Bearer[] => having(bearers, effect => !lasts(effect))

/** Without what a score on the sheet has already: the effects that always hold of an attribute. */
export const beyondScores = (bearers: readonly Bearer[]): readonly Bearer[] =>
  having(bearers, effect => !(effect.target.startsWith('attr:') && lasts(effect)))

/** Without what an attribute gains for another purpose than this roll's: a talent for languages is none for the ears. */
export const forThisPurpose = (bearers: readonly Bearer[], { purpose }: Facts): readonly Bearer[] =>
  having(bearers, ({ target, when = {} }) => {
    const wanted = when['purpose']
    return !(target.startsWith('attr:') && wanted !== undefined && purpose === undefined)
  })

/** Nobody rolls against a fraction: it is dropped. */
export const whole = (label: string, value: number, why: Why): number =>
  Number.isInteger(value) ? value : why.round(label, value, 'down')

const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`)

/** The amount as it reads on a sheet: +2, or −4 to −2 where the game master takes one. */
export function amountText({ bearer: { level }, effect: { by, per_level } }: Borne): string {
  if (typeof by === 'number') return signed(per_level === true ? by * level : by)
  if (typeof by === 'string') return by
  if ('of' in by) return `${by.of} × ${by.times}/${by.divide}`
  return `${signed(by[0])} to ${signed(by[1])}`
}

type Sum = ReturnType<Why['sum']>

/** Adds whatever is added to any of these targets, and keeps what is not with the reason. */
function addAll(sum: Sum, targets: readonly string[], bearers: readonly Bearer[], facts: Facts, why: Why): number {
  for (const borne of effectsOn(targets, bearers)) {
    if (borne.effect.op !== 'add') continue
    const { by, per_level, gm } = borne.effect
    const plain = typeof by === 'number' && per_level !== true && gm !== true
    const not = whyNot(borne, bearers, facts)
    sum.when(not === undefined, borne.bearer.name, plain ? by : () => amountOf(borne, facts, why), not)
  }
  return sum.total()
}

/**
 * The sum of everything that is added to any of these targets.
 *
 *     modifier('reaction', ['reaction'], [voice, bully], { observer: { hears: true } }, why) // 2 − 2
 */
export const modifier = (
  label: string,
  targets: readonly string[],
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
): number => addAll(why.sum(label), targets, bearers, facts, why)

/**
 * A number as the effects leave it: what replaces it, then what is added, then what multiplies, then its bounds. So a
 * Parry is first a share of a skill, and then better or worse. Nothing on these targets leaves it as it is.
 */
export function affected(
  label: string,
  base: number,
  targets: readonly string[],
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
): number {
  const acting = effectsOn(targets, bearers).filter(borne => whyNot(borne, bearers, facts) === undefined)
  const of = (op: Effect['op']): readonly Borne[] => acting.filter(({ effect }) => effect.op === op)
  // Of several that replace it, the last: the special case stands after the ordinary one.
  const instead = of('set').at(-1)
  const sum = why.sum(label)
  if (instead === undefined) sum.add('by itself', base)
  else sum.add(instead.bearer.name, amountOf(instead, facts, why))
  let value = addAll(sum, targets, bearers, facts, why)
  for (const borne of of('mul')) {
    value = why
      .product(label)
      .add('so far', value)
      .add(borne.bearer.name, amountOf(borne, facts, why))
      .total()
  }
  for (const borne of of('max')) value = why.atMost(borne.bearer.name, amountOf(borne, facts, why), value)
  for (const borne of of('min')) value = why.atLeast(borne.bearer.name, amountOf(borne, facts, why), value)
  return value
}

/**
 * The greatest of the amounts that are added, where they do not add up; nothing added is 0.
 *
 *     best('punch', ['punch damage'], [boxing, brawling], {}, why) // floor(14 / 5), not floor(19 / 10)
 */
export function best(
  label: string,
  targets: readonly string[],
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
): number {
  let value = 0
  for (const borne of effectsOn(targets, bearers)) {
    if (borne.effect.op !== 'add' || whyNot(borne, bearers, facts) !== undefined) continue
    value = why.atLeast(`${label}: ${borne.bearer.name}`, amountOf(borne, facts, why), value)
  }
  return value
}

/** Whoever forbids, ignores, sets or offers something by an effect that acts; the first of them. */
export const actsOn = (op: Op, target: string, bearers: readonly Bearer[], facts: Facts): Bearer | undefined =>
  effectsOn([target], bearers).find(borne => borne.effect.op === op && whyNot(borne, bearers, facts) === undefined)
    ?.bearer

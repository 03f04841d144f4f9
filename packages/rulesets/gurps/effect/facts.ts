/**
 * The facts that conditions of effects ask for: one name for one thing, as in gurps.convention.names. A fact that nobody
 * told counts as not so.
 */
import { BadInput, type Field, flag, int, isObject, type Json, nearest, oneOf } from '@umpire/engine'

interface FactKind {
  /** As it stands in the reasons: "Voice +2, the observer hears you". */
  readonly title: string
  readonly field: Field<boolean | number | string>
}

const is = (title: string): FactKind => ({ title, field: flag() })
const which = (title: string, ...values: readonly string[]): FactKind => ({ title, field: oneOf(...values) })
const number = (title: string): FactKind => ({ title, field: int() })

/** What a roll against an attribute, Will or a sense is made for, where a trait cares. */
export const PURPOSES = [
  'avoid-disease',
  'resist-poison',
  'avoid-death',
  'stay-conscious',
  'recover-hit-points',
  'recover-from-crippling',
  'tobacco-withdrawal',
  'resist-torture',
  'resist-intimidation',
  'wake-up',
  'recover-from-surprise',
  'recover-from-mental-stun',
  'notice',
  'fright',
  'risk-of-death',
  'tell-a-lie',
  'shady-deal',
  'outright-crime',
  'understand-speech',
  'disbelieve',
  'learn-language',
] as const

export type Purpose = (typeof PURPOSES)[number]

export const FACTS = {
  'observer.human': is('the observer is human'),
  'observer.sex': which('the observer’s sex', 'same', 'opposite'),
  'observer.sees': is('the observer sees you'),
  'observer.hears': is('the observer hears you'),
  'observer.notices': is('the observer can notice the habit'),
  'observer.own_kind': is('the observer is of your own kind'),
  'observer.faith': is('the observer follows or respects the faith'),
  'observer.animal': which('the observer is an animal', 'wild', 'tame'),
  'observer.recognises': is('the observer is of the class concerned and recognises you'),
  'observer.puts_up_with_you': is('the observer has to put up with you'),
  in_own_culture: is('within your own culture'),
  deals_as_adult: is('you deal as an adult'),
  carousing: which('the Carousing roll', 'success', 'failure'),
  withdrawal: is('the withdrawal roll failed today'),
  purpose: which('what the roll is for', ...PURPOSES),
  alone: is('alone'),
  in_crowd: is('in a crowd'),
  in_combat: is('in combat'),
  hand_eye: is('the task needs hand and eye'),
  weapon_skill: is('a weapon skill is used'),
  fast_vehicle: is('faster than a horse and cart'),
  glasses: is('glasses are worn'),
  near: is('within three feet'),
  close_work: is('close manual work'),
  total_darkness: is('total darkness'),
  knocked_out: is('knocked out by drugs or injury since'),
  parasites: is('parasites, not an infection'),
  head_blow: is('a blow to the head'),
  hands: number('hands on the weapon'),
  hands_empty: is('both hands are empty'),
  encumbrance_level: number('encumbrance level'),
  st: number('ST'),
  dx: number('DX'),
  iq: number('IQ'),
  ht: number('HT'),
  taking_risk: is('taking an unnecessary risk'),
  self_employed: is('self-employed'),
  climbing: is('climbing'),
  crutches: is('on crutches or a peg leg'),
  exposure: which('the feared thing', 'met', 'threatened', 'inflicted', 'mastered'),
  lie: which('the story is', 'outlandish', 'believable'),
  familiar: is('the subject is familiar'),
  disliked: is('you are of a group that the observer cannot stand'),
  cross_country_on_skis: is('cross-country on skis'),
  level: number('level of the trait or skill itself'),
  skill_roll: which('the roll against the skill itself', 'success', 'failure'),
  against: which('what is parried', 'punch', 'kick', 'thrusting-weapon', 'swung-weapon'),
  parried_last_turn: is('parried with it last turn'),
  all_out_defense: is('on All-Out Defense'),
} as const satisfies { readonly [name: string]: FactKind }

export type FactName = keyof typeof FACTS
export type Facts = { readonly [name: string]: Json }

const NAMES = Object.keys(FACTS)

export const isFactName = (name: string): name is FactName => Object.hasOwn(FACTS, name)

/** Refuses the name of a fact that no situation has. */
export function factNamed(name: string, place: string): FactName {
  if (isFactName(name)) return name
  const meant = nearest(name, NAMES)
  throw new BadInput(place, meant === undefined ? `one of ${NAMES.join(', ')}` : `a fact, perhaps ${meant}`, name)
}

/**
 * What was told of a fact: facts about the observer stand together under "observer".
 *
 *     factOf({ observer: { sees: true } }, 'observer.sees') // true
 */
export function factOf(facts: Facts, name: FactName): Json | undefined {
  const [first = '', second] = name.split('.')
  const found = Object.hasOwn(facts, first) ? facts[first] : undefined
  if (second === undefined) return found
  return isObject(found) && Object.hasOwn(found, second) ? readJson(found[second]) : undefined
}

const readJson = (value: unknown): Json | undefined =>
  typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? value : undefined

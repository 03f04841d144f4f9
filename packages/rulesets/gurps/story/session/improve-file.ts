/** Improvement for everybody outside: a character's file and a wish in, the file as it is then out. */
import {
  BadInput,
  flag,
  type Improvement,
  int,
  type Json,
  json,
  optional,
  record,
  type StepTitled,
  text,
  type ValueOf,
  written,
} from '@umpire/engine'
import { ATTRIBUTES } from '../../catalog/entry/trait.ts'
import { type Character, character } from '../../character/character.ts'
import { inPoints } from '../../character/in-points.ts'
import { award } from '../../edit/improve.ts'
import { type Improved, type Occasion, purse } from '../../edit/improve-step.ts'
import { birthday } from '../../edit/improve-traits.ts'
import { rulesetOf } from '../../sheet/sheet.ts'
import { personOf } from '../person/person.ts'
import { bought, OCCASION, PURCHASE, type Purchase } from './purchase.ts'

const name = optional(text(500))

/** One of the first seven is what is done; the others say how. */
const FIELDS = {
  award: optional(int({ min: -1000, max: 1000 })),
  raise: name,
  gain: name,
  buy_off: name,
  put_on: name,
  put_on_quirk: name,
  birthday: optional(flag()),
  to: optional(int({ min: -1000, max: 1000 })),
  variant: PURCHASE.variant,
  details: PURCHASE.details,
  ...OCCASION,
}

/** Names become flags of the command line. */
export const IMPROVING = {
  award: { title: 'points for a session', field: FIELDS.award, step: true },
  raise: { title: 'an attribute, a skill or the native language, with "to"', field: FIELDS.raise, step: true },
  gain: { title: 'an advantage that is learned or earned', field: FIELDS.gain, step: true },
  buy_off: {
    title: 'a disadvantage or quirk, wholly, or with "to" or "variant" down to less',
    field: FIELDS.buy_off,
    step: true,
  },
  put_on: { title: 'a disadvantage that play brings', field: FIELDS.put_on, step: true },
  put_on_quirk: { title: 'a quirk that play brings, in words', field: FIELDS.put_on_quirk, step: true },
  birthday: { title: 'a year passes, and with it a year of Youth', field: FIELDS.birthday, step: true },
  to: { title: 'the score or level to be had', field: FIELDS.to },
  variant: { title: 'which kind of the trait', field: FIELDS.variant },
  details: { title: 'what its price needs, such as {"npc_points": 100, "frequency": 9}', field: FIELDS.details },
  date: { title: 'for the ledger', field: FIELDS.date },
  reason: { title: 'for the ledger', field: FIELDS.reason },
  by_gm: { title: 'the game master lets it pass, whatever the rules say', field: FIELDS.by_gm },
} as const satisfies { readonly [name in keyof typeof FIELDS]: StepTitled }

const improving = record(FIELDS)
type Wish = ValueOf<typeof improving>

/** The steps, and what may be said of each beside the occasion. */
const STEPS = {
  award: [],
  raise: ['to'],
  gain: ['to', 'variant', 'details'],
  buy_off: ['to', 'variant', 'details'],
  put_on: ['to', 'variant', 'details'],
  put_on_quirk: [],
  birthday: [],
} as const satisfies { readonly [name in keyof typeof FIELDS]?: readonly (typeof HOW)[number][] }
type Step = keyof typeof STEPS
const HOW = ['to', 'variant', 'details'] as const
const NAMES = ['award', 'raise', 'gain', 'buy_off', 'put_on', 'put_on_quirk', 'birthday'] as const satisfies Step[]

function stepIn(wish: Wish): Step {
  const [step, ...others] = NAMES.filter(name => wish[name] !== undefined)
  if (step === undefined || others.length > 0) {
    const came = step === undefined ? 'none' : [step, ...others].join(', ')
    throw new BadInput('step', `one of ${NAMES.join(', ')}`, came)
  }
  const what = wish[step]
  if (typeof what === 'string' && what.trim() === '') throw new BadInput(`wishes.${step}`, 'some words', what)
  const taken: readonly string[] = STEPS[step]
  const odd = HOW.find(name => wish[name] !== undefined && !taken.includes(name))
  if (odd !== undefined) throw new BadInput(`wishes.${odd}`, `nothing with ${step.replaceAll('_', ' ')}`, wish[odd])
  return step
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What is raised, by its name alone. */
function raised(what: string, { identity: { native_language } }: Character): Purchase['on'] {
  if (ATTRIBUTES.some(attribute => same(attribute, what))) return 'attribute'
  return same(what, native_language) || same(what, 'native language') ? 'native language' : 'skill'
}

const hasQuirk = ({ quirks }: Character, what: string): boolean => quirks.some(quirk => same(quirk, what))

function improved(one: Character, wish: Wish): Improved {
  const { to, variant, details, date, reason, by_gm } = wish
  const why = rulesetOf(one).silent
  const occasion: Occasion = { date, reason, by_gm, why }
  const how = {
    ...(to === undefined ? {} : { to }),
    ...(variant === undefined ? {} : { variant }),
    ...(details === undefined ? {} : { details }),
  }
  const buy = (on: Purchase['on'], what: string): Improved => bought(personOf(one, why), { on, what, ...how }, occasion)
  const { award: points = 0, raise = '', gain = '', buy_off = '', put_on = '', put_on_quirk = '' } = wish
  switch (stepIn(wish)) {
    case 'award':
      return award(one, { points }, occasion)
    case 'raise':
      return buy(raised(raise, one), raise)
    case 'gain':
      return buy('advantage', gain)
    case 'buy_off':
      return buy(hasQuirk(one, buy_off) ? 'buy off quirk' : 'buy off', buy_off)
    case 'put_on':
      return buy('put on', put_on)
    case 'put_on_quirk':
      return buy('put on quirk', put_on_quirk)
    case 'birthday':
      return birthday(one, occasion)
  }
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** What the ledger says of it, and what is left to spend. */
function told(before: Character, after: Character, { to, variant }: Wish): string {
  const { unspent } = purse(after, rulesetOf(after).silent)
  const last = after.ledger.length > before.ledger.length ? after.ledger.at(-1) : undefined
  if (last === undefined) return `age ${after.identity.age}; ${inPoints(unspent)} unspent`
  const { kind, what, points, worth } = last
  // The ledger has what is left of a disadvantage.
  const milder = kind === 'buy-off' && (to ?? variant) !== undefined
  const about = what === '' || what === kind ? kind : `${kind}, ${milder ? 'down to ' : ''}${what}`
  return `${about}: ${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}${worth === 0 ? '' : `, worth ${signed(worth)}`}; ${unspent} unspent`
}

const plain = json()

/**
 *     improveFile(mado, { award: 3 }) // { character, told: 'award: +3 points; 3 unspent' }
 */
export function improveFile(file: Json, wishes: unknown): Improvement {
  const before = character.read(file, 'character')
  const wish = improving.read(wishes, 'wishes')
  const { character: after, refused } = improved(before, wish)
  if (after === undefined) return { refused }
  return { character: written(plain.read(after, 'character'), character), told: told(before, after, wish) }
}

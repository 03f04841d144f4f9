/** Seeing somebody, something hidden, or a weapon under a coat: tensided.proc.spotting. */
import { flag, list, num, oneOf, optional, or, procedure } from '@umpire/engine'
import { rangeScaling } from '../../abilities/range-scaling.ts'
import { attribute as attributeRule, skillLevel } from '../../core/attribute.ts'
import { score } from '../../core/roll.ts'
import { GARMENTS, spotConcealed, weaponSize } from '../../equipment/size.ts'
import { attempt, harder } from '../../skills/attempt.ts'
import { spotCategory, spotHiddenThings, spotModifiers } from '../../skills/spot.ts'
import { NORMAL } from '../../tables/stats.ts'
import { LIGHTS, TARGET_LOOKS, VISIBILITIES } from '../../tables/visibility.ts'
import { SIZE } from '../../tables/weapon-sizes.ts'
import type { Asking } from '../facts/ask.ts'
import { plain } from '../facts/facts.ts'
import { levelOf, type Person, personIn } from '../facts/person.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { AGAINST, type Outcome, ROLL, roller, rollFor, WHO } from '../facts/roll.ts'
import { MOST_PEOPLE, NAME } from '../facts/state.ts'
import { MAKER, makerOf } from './maker.ts'

type Seen = (Outcome & { readonly automatic: boolean }) | Refused

const eyesOf = (person: Person, ask: Asking): number =>
  attributeRule({ stat_value: person.stats.awareness, skill_level: levelOf(person, 'spot', ask.why) }, ask.why)

/** Without a roll: in plain sight, or not to be seen at all. */
function plainly(ask: Asking, who: string, what: string, success: boolean, because: string): Seen {
  ask.record(plain({ who, skill: 'spot', what, success, because }))
  return { allowed: true, automatic: true, success, mos: 0, critical: false, botch: false }
}

export const spot = procedure(
  {
    id: 'tensided.proc.spotting',
    title: 'Spot someone',
    given: {
      ...WHO,
      /** Who looks out with him. */
      with: or(list(NAME, MOST_PEOPLE), []),
      /** Whose stealth counts, if he hides; or a number. */
      against: AGAINST,
      stealth: or(skillLevel, 0),
      hiding: or(flag(), false),
      target_look: or(oneOf(...TARGET_LOOKS), 'neither'),
      visibility: or(oneOf(...VISIBILITIES), 'normal'),
      light: or(oneOf(...LIGHTS), 'even'),
      /** Metres. */
      distance: num({ min: 0, max: 10_000_000 }),
      looking: or(flag(), true),
      moving: or(flag(), false),
      ...ROLL,
    },
  },
  (ask: Asking, x): Seen => {
    const { why } = ask
    const { who, distance } = x
    const able = roller(ask, who, { skill: 'spot', stat: 'awareness' }, x)
    if ('rule' in able) return able
    const all = lookers(ask, x)
    // The best of them decides, with his own eyes and training; the others help.
    const best = all.reduce((first, other) => (eyesOf(other, ask) > eyesOf(first, ask) ? other : first), able.person)
    const own = best === able.person ? able : roller(ask, best.who, { skill: 'spot', stat: 'awareness' }, x)
    if ('rule' in own) return own
    const category = spotCategory({ target_look: x.target_look, visibility: x.visibility, light: x.light }, why)
    const { abilities, merits, flaws } = best.lists
    const { effective_distance } = rangeScaling({ abilities, flaws, distance, purpose: 'spotting' }, why)
    const given = {
      category,
      distance,
      effective_distance,
      hiding: x.hiding,
      ...hider(ask, x),
      looking: x.looking,
      target_moving: x.moving,
      merits,
      flaws,
      lenses: best.character.gear.lenses,
      observer_attributes: all.map(one => eyesOf(one, ask)),
      df_modifier: own.df_modifier,
    }
    const found = spotModifiers(given, why)
    if (!('possible' in found)) return refused(spotModifiers, 'there is nothing to look at')
    if (!found.possible) return plainly(ask, best.who, x.what, false, `not to be seen: ${category}`)
    if (found.automatic) return plainly(ask, best.who, x.what, true, 'in plain sight')
    const { difficulty } = found
    const together = 'attribute' in found && typeof found.attribute === 'number' ? found.attribute : 0
    const rolling = { ...x, who: best.who, skill: 'spot' }
    const came = rollFor(ask, rolling, ({ d10 }) => attempt(together, difficulty ?? 0, d10, why))
    return { ...came, automatic: false }
  },
)

/** Who hides, as far as it is known: by a level that is told he is an average man. */
function hider(ask: Asking, { against, stealth }: Parameters<typeof spot.run>[1]) {
  if (against === undefined) return { target_stealth: stealth, target_athleticism: NORMAL }
  const person = personIn(ask.state, against, ask.why)
  return { target_stealth: levelOf(person, 'stealth', ask.why), target_athleticism: person.stats.athleticism }
}

/** All who can look. */
function lookers(ask: Asking, x: Parameters<typeof spot.run>[1]): readonly Person[] {
  return [...new Set([x.who, ...x.with])].flatMap(who => {
    const able = roller(ask, who, { skill: 'spot', stat: 'awareness' }, x)
    return 'rule' in able ? [] : [able.person]
  })
}

export const spotHidden = procedure(
  {
    id: 'tensided.proc.spot-hidden',
    title: 'Spot a trap or something hidden',
    given: {
      ...WHO,
      /** Who built or hid it; or a number where nobody knows. */
      ...MAKER,
      difficulty: optional(score),
      ...ROLL,
    },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { skill: 'spot', stat: 'awareness' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const made = makerOf(ask.state, x, 'dexterity', 'security', why)
    const given = {
      awareness: person.stats.awareness,
      spot: levelOf(person, 'spot', why),
      df_modifier,
      ...(made === undefined ? {} : { builder: { dexterity: made.stat, security: made.skill } }),
      ...(x.difficulty === undefined ? {} : { difficulty: x.difficulty }),
    }
    return rollFor(ask, { ...x, skill: 'spot' }, thrown => spotHiddenThings({ ...given, ...thrown }, why))
  },
)

export const spotWeapon = procedure(
  {
    id: 'tensided.proc.spot-weapon',
    title: 'Spot a concealed weapon',
    given: {
      ...WHO,
      size: SIZE,
      garment: or(oneOf(...GARMENTS), 'none'),
      holster: or(flag(), false),
      special_holster: or(flag(), false),
      ...ROLL,
    },
  },
  (ask: Asking, x): Seen => {
    const { why } = ask
    const { who, size, garment, holster, special_holster } = x
    const able = roller(ask, who, { skill: 'spot', stat: 'awareness' }, x)
    if ('rule' in able) return able
    const { concealable } = weaponSize({ size, garment, holster, special_holster }, why)
    const { person, df_modifier } = able
    const given = { size, garment, awareness: person.stats.awareness, spot: levelOf(person, 'spot', why) }
    const found = spotConcealed(given, why)
    const { attribute = 0, difficulty = 0 } = found
    if (!concealable || found.automatic) return plainly(ask, who, x.what, true, 'it cannot be hidden so')
    if (!found.possible) return plainly(ask, who, x.what, false, 'nothing of it shows')
    const came = rollFor(ask, { ...x, skill: 'spot' }, ({ d10 }) =>
      attempt(attribute, harder(difficulty, df_modifier, why), d10, why),
    )
    return { ...came, automatic: false }
  },
)

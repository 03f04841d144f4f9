/** A beast becomes a fighter: it strikes with what it has. */
import type { Why } from '@umpire/engine'
import { beastDamage } from '../../beast/beast.ts'
import { SOUND } from '../../condition/condition.ts'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { type Beast, frameOfBeast } from '../../make/beast/beast.ts'
import { beastSheet, COMBAT_REFLEXES } from '../../make/beast/block.ts'
import type { Blow, Fighter } from '../state/fighter.ts'
import { bodyOf } from './body.ts'
import { BARE, type Entered, type Entry, startled, usualNerve } from './enter.ts'
import { bareArm, bareBlow } from './hands.ts'

const ALL_OVER: Fighter['armor'][number]['covers'] = ['head', 'body', 'arms', 'legs', 'hands', 'feet']

/** By its notes; a beast that bites does not always claw. */
const CLAWS = /\bclaws?\b/i

/** Beasts to ride and to draw strike out with their hooves as hard as they bite. */
const hasHooves = ({ diet, size }: Beast): boolean => diet === 'herbivore' && size > 1

/** One chart for bite and claw alike. */
function blowsOf(beast: Beast, why: Why): readonly Blow[] {
  const { st, dx, diet, notes } = beast
  const { damage, type, least } = beastDamage({ st, diet }, why)
  const blow = (name: string): Blow =>
    bareBlow({
      name,
      skill: dx,
      damage: readDiceAdds(damage, name),
      type: type === 'cutting' ? 'cutting' : 'crushing',
      to_hit: 0,
      least,
    })
  return [blow('bite'), ...(CLAWS.test(notes) ? [blow('claw')] : []), ...(hasHooves(beast) ? [blow('hooves')] : [])]
}

/** Beasts do not parry. */
const NO_PARRIES = { punch: null, kick: null, thrust: null, swing: null }

export function enterBeast(beast: Beast, entry: Entry, why: Why): Entered {
  const { st, dx, iq, ht, hp, pd, dr } = beast
  const { move, dodge, encumbrance_level } = beastSheet(beast, why)
  // Every defense adds them for itself.
  const reflexes = beast.combat_reflexes === true
  const { id, name, side, player_character, q, r, facing } = entry
  const fighter: Fighter = {
    id,
    name,
    side,
    player_character,
    animal: true,
    sex: 'male',
    st,
    dx,
    iq,
    ht,
    full_hp: hp,
    will: iq,
    ht_bonus: 0,
    will_levels: 0,
    hard_to_kill: 0,
    fright: 0,
    combat_reflexes: reflexes,
    high_pain_threshold: false,
    low_pain_threshold: false,
    ambidextrous: false,
    one_eye: false,
    nearsighted: false,
    night_eyes: { partial: null, total: null },
    legs: 'two',
    basic_speed: move,
    move,
    dodge: Math.max(0, reflexes ? dodge - COMBAT_REFLEXES : dodge),
    encumbrance_level,
    toughness: 0,
    armor: pd === 0 && dr === 0 ? [] : [{ name: 'hide', covers: ALL_OVER, pd: Math.min(20, pd), dr }],
    arms: [bareArm(blowsOf(beast, why))],
    bare_parries: NO_PARRIES,
    one_hand_parries: NO_PARRIES,
    judo: null,
    first_aid: 0,
    nerve: entry.nerve ?? usualNerve(iq),
    frame: frameOfBeast(beast, why),
  }
  const body = bodyOf(fighter, SOUND, [])
  const position = entry.position ?? body.position
  const stun = startled(entry, null)
  return { fighter, standing: { ...body, id, q, r, facing, position, stun, arms: [BARE] } }
}

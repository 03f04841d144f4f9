/** Defenses against what is wide, heavy or fast, with shields by the size of their bearers. */
import type { Why } from '@umpire/engine'
import { furtherActs } from '@umpire/gurps/fight-rooms'
import { activeChoice, type Consequence } from '@umpire/gurps/rooms'
import { dodgeSize } from '../defense/dodge.ts'
import { oomph, overwhelmed, shields } from '../defense/oomph.ts'
import { fastBlow } from './fast-blow.ts'
import { adds, type Layer, layer } from './layer.ts'
import { frameSize, sizeOfFrame, widthOf } from './sizes.ts'

type Defending = Parameters<typeof activeChoice>[0]

const withModifier = (x: Defending, modifier: number): Defending =>
  modifier === 0 ? x : { ...x, modifiers: [...x.modifiers, modifier] }

/** A Retreat is a step of a yard for anybody of human size. */
const STEP = 1

function dodgesWidth(x: Defending, why: Why): number {
  const { attacker, defender, blow } = x
  if (x.totalled === true || x.defense !== 'dodge' || x.attack === 'gun') return 0
  if (attacker === undefined || defender === undefined || blow === undefined) return 0
  return dodgeSize(
    {
      target_size: frameSize(defender, why),
      weapon_width_yd: widthOf({ ...blow, bare: blow.hands === 0 }, attacker),
      retreat_yd: x.retreat ? STEP : 0,
      diving: false,
    },
    why,
  ).dodge_penalty
}

/** Strength and mass of both sides; nothing where nothing meets. */
function oomphOf(x: Defending, why: Why): number {
  const { attacker, defender, blow, with_lb, with_hands } = x
  if (x.defense !== 'parry' && x.defense !== 'block') return 0
  if (attacker === undefined || defender === undefined || blow === undefined) return 0
  return oomph(
    {
      attack_load_st: attacker.lift_st,
      attack_weapon: blow.weapon_lb,
      attack_hands: Math.max(1, blow.hands),
      defend_load_st: defender.lift_st,
      defend_weapon: with_lb ?? 0,
      defend_hands: Math.max(1, with_hands ?? 1),
      defend_grip: 'usual',
    },
    why,
  ).penalty
}

const NOTHING: readonly Consequence[] = Object.freeze([])

/** A defense that failed for nothing but the weight behind the blow: what he holds may be struck from his hand. */
function struckAside(x: Defending, penalty: number, why: Why): readonly Consequence[] {
  const total = x.defense === 'parry' ? x.parry : x.block
  if (penalty === 0 || x.roll === undefined || total === undefined || x.unarmed) return NOTHING
  const lost = overwhelmed({ parry: total - penalty, penalty, roll: x.roll, broke: false, strapped: false }, why)
  return lost.overwhelmed ? [{ op: 'hold-on', modifier: penalty }] : NOTHING
}

/** Shields of the books are made for people: PD 4 is a large one, a Size below its bearer. */
const HUMAN_SHIELD = -5

function shieldOf(x: Defending, why: Why) {
  const { shield_pd = 0, defender } = x
  if (shield_pd === 0 || defender === undefined) return null
  const crouching = x.position === 'crouching'
  const user_size = sizeOfFrame(defender)
  return shields({ user_size, shield_size: HUMAN_SHIELD + shield_pd, crouching }, why)
}

const LARGE = 'large-shield'

/** In the order in which they stand on each other. */
export const defenseLayers: readonly Layer[] = [
  layer('relative-shields', activeChoice, (x, why, base) => {
    if (x.totalled === true) return base(x, why)
    const shield = shieldOf(x, why)
    if (shield === null || shield.pd === null) return base(x, why)
    const { shield_pd = 0, circumstances } = x
    const others = circumstances.filter(name => name !== LARGE)
    const pd = x.pd - shield_pd + shield.pd
    const is = shield.class === 'large' ? [...others, LARGE] : others
    return base({ ...x, pd, shield_pd: shield.pd, circumstances: is }, why)
  }),
  layer('huge-weapons', activeChoice, (x, why, base) => base(withModifier(x, dodgesWidth(x, why)), why)),
  layer('oomph', activeChoice, (x, why, base) => {
    const penalty = oomphOf(x, why)
    if (x.totalled !== true) return base(withModifier(x, penalty), why)
    const came = base(x, why)
    const aside = came.avoided === true ? NOTHING : struckAside(x, penalty, why)
    return aside.length === 0 ? came : { ...came, consequences: [...came.consequences, ...aside] }
  }),
  adds('fast-blows', furtherActs, fastBlow),
]

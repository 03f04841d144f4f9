/** Defenses against what is wide, heavy or fast, with shields by the size of their bearers. */
import { hushed, type Why } from '@umpire/engine'
import { declaring, type Foreseen, furtherActs } from '@umpire/gurps/fight-rooms'
import { activeChoice, type Consequence } from '@umpire/gurps/rooms'
import { dodgeSize } from '../../defense/dodge.ts'
import { oomph, overwhelmed, shields } from '../../defense/oomph.ts'
import { closeCalls } from '../../melee/huge-weapons.ts'
import { sizeOf } from '../../size/choose.ts'
import { declaredDefenses } from '../../toys/defenses.ts'
import { frameSize, sizeOfFrame, widthOf } from '../body/sizes.ts'
import { adds, type Layer, layer } from '../switch/layer.ts'
import { fastBlow } from './fast-blow.ts'

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

/** What only the edge of something wide takes less off a Dodge than its middle does. */
function dodgesEdge(x: Defending, why: Why): number {
  const { attacker, defender, blow, off_centre } = x
  if (off_centre === undefined || x.totalled === true || x.defense !== 'dodge') return 0
  if (attacker === undefined || defender === undefined || blow === undefined) return 0
  const { needed, missed_by } = off_centre
  const { dodge_penalty } = closeCalls(
    {
      skill: needed,
      th_without: 0,
      th_with: missed_by,
      roll: needed + missed_by,
      weapon_size: sizeOf(widthOf({ ...blow, bare: blow.hands === 0 }, attacker)),
      target_size: frameSize(defender, why),
    },
    why,
  )
  return why
    .sum('a close call')
    .add('its edge', dodge_penalty)
    .add('its middle', -dodgesWidth(x, hushed(why)))
    .total()
}

/** In the words of the table of panic defenses; there is nothing faster than bullets in these fights. */
function comingAs({ attack, blow }: Defending): Parameters<typeof declaredDefenses>[0]['attack'] {
  if (attack === 'thrown') return 'thrown'
  if (attack !== 'gun') return 'melee'
  return blow?.type === 'impaling' || blow?.type === 'cutting' ? 'missile' : 'bullet'
}

/** What it costs to have named nothing. */
function inPanic(x: Defending, why: Why): number {
  if (x.in_panic !== true || x.totalled === true || x.defense === undefined || x.defense === 'none') return 0
  const score = { dodge: x.dodge, parry: x.parry, block: x.block }[x.defense] ?? 0
  const given = { dodge: Math.max(0, score), declared: false, feint_seen: false, precognition: false }
  const { panic_dodge } = declaredDefenses({ ...given, attack: comingAs(x) }, why)
  return panic_dodge === null ? 0 : panic_dodge - given.dodge
}

/** Whoever a stray shot comes at was not the one to watch out for it. */
const seenComing: Foreseen = ({ stray }) => stray !== true

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
    // Whoever defends sees what it takes off, and not the ST behind the blow.
    hushed(why),
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
  layer('close-calls', activeChoice, (x, why, base) => base(withModifier(x, dodgesEdge(x, why)), why)),
  layer('declared-defenses', activeChoice, (x, why, base) => base(withModifier(x, inPanic(x, why)), why)),
  adds('declared-defenses', declaring, seenComing),
  layer('oomph', activeChoice, (x, why, base) => {
    const penalty = oomphOf(x, why)
    if (x.totalled !== true) return base(withModifier(x, penalty), why)
    const came = base(x, why)
    const aside = came.avoided === true ? NOTHING : struckAside(x, penalty, why)
    return aside.length === 0 ? came : { ...came, consequences: [...came.consequences, ...aside] }
  }),
  adds('fast-blows', furtherActs, fastBlow),
]

/** The maneuvers of the hex map, in the form of gurps.combat.maneuver-list. */
import { ownValue } from '@umpire/engine'
import { MANEUVERS, type Maneuver } from '@umpire/gurps/rooms'

const NORMAL = { facing: 'any', dodge: true, parry: true, block: true, defenses: 1 } as const

/** From the other book: what stays as it is. */
const KEPT: readonly string[] = ['long-action', 'none-stunned']
/** Reloading is a step and a ready, and leaves only the dodge. */
const RELOAD = MANEUVERS.filter(({ maneuver }) => maneuver === 'ready-reload').map(one => ({
  ...one,
  move: 'step' as const,
}))

export const TACTICAL: readonly Maneuver[] = Object.freeze([
  { maneuver: 'aim', attack: 'none', move: 'aim', ...NORMAL, facing: 'first-turn' },
  { maneuver: 'change-position', attack: 'none', move: 'none', ...NORMAL },
  { maneuver: 'step-and-ready', attack: 'none', move: 'step', ...NORMAL },
  ...RELOAD,
  { maneuver: 'step-and-attack', attack: 'one', move: 'step', ...NORMAL },
  {
    maneuver: 'all-out-attack',
    attack: 'all-out',
    move: 'half',
    facing: 'none',
    dodge: false,
    parry: false,
    block: false,
    defenses: 0,
  },
  { maneuver: 'step-and-feint', attack: 'feint', move: 'step', ...NORMAL },
  { maneuver: 'step-and-concentrate', attack: 'none', move: 'step', ...NORMAL },
  // The attack comes later, when a foe comes within reach.
  { maneuver: 'step-and-wait', attack: 'none', move: 'step', ...NORMAL },
  { maneuver: 'all-out-defense', attack: 'none', move: 'step', ...NORMAL, defenses: 2 },
  { maneuver: 'move', attack: 'wild-swing', move: 'full', ...NORMAL, facing: 'by-move' },
  ...MANEUVERS.filter(({ maneuver }) => KEPT.includes(maneuver)),
])

const NOTES: { readonly [maneuver: string]: string } = {
  aim: 'no Accuracy without a turn of aiming; any defense loses the aim',
  'step-and-ready': 'no parry without a ready weapon, no block without a ready shield',
  'all-out-attack': 'two attacks, or one at +4, or one with +2 damage, or a feint and an attack',
  'step-and-feint': 'both weapons stay ready',
  'step-and-concentrate': 'for magic and psionics; IQ-3 to keep it when defending',
  'step-and-wait': 'one attack when a foe comes within reach, with a step if none was taken',
  'all-out-defense': 'two different defenses for each attack; two parries with each weapon, two blocks',
  move: 'a wild swing, or a ranged attack with the penalties of moving',
}

export const noteOn = (maneuver: string): string => ownValue(NOTES, maneuver) ?? ''

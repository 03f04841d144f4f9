/** A fight as this seat sees it. The numbers of others are missing; nothing is put in their place here. */
import { numberOf, OPEN_FROM } from '../../../map/ground/layout.ts'
import { type Laid, laidIn } from '../../common/fight/laid-ground.ts'
import { flagIn, listIn, numberIn, numbersIn, oneIn, plainIn, textIn, textsIn } from '../../common/plain.ts'

export const POSITIONS = ['standing', 'crouching', 'kneeling', 'crawling', 'sitting', 'lying'] as const
type Position = (typeof POSITIONS)[number]
export const STATUSES = ['active', 'unconscious', 'dead'] as const
const WHERE = ['ready', 'unready', 'stowed', 'dropped', 'gone'] as const
const STAGES = ['start', 'fight', 'over'] as const

interface Rate {
  readonly shots: number
  readonly automatic: boolean
}

/** A thing to fight with; only its owner knows what he carries. */
export interface Arm {
  readonly key: string
  readonly gun: boolean
  readonly rates: readonly Rate[]
  /** It bursts where it is thrown. */
  readonly bursts: boolean
  readonly blows: readonly { readonly name: string; readonly skill: number; readonly reach: readonly number[] }[]
  readonly skill: number | undefined
  readonly damage: string
}

export interface ArmState {
  readonly where: (typeof WHERE)[number]
  readonly rounds: number
  readonly spare: number
  readonly jammed: boolean
  readonly broken: boolean
  readonly toReady: number
}

interface Aim {
  readonly target: string
  readonly arm: number
  readonly turns: number
  readonly braced: boolean
}

interface Armor {
  readonly name: string
  readonly covers: readonly string[]
  readonly pd: number
  readonly dr: number
}

export interface Figure {
  readonly id: string
  readonly name: string
  /** 0 or 1. */
  readonly side: number
  readonly animal: boolean
  readonly q: number
  readonly r: number
  readonly facing: number
  readonly position: Position
  readonly status: (typeof STATUSES)[number]
  readonly gone: string | null
  readonly stunned: boolean
  readonly seized: string | null
  readonly maneuver: string
  readonly moved: number
  readonly aim: Aim | null
  readonly bleeding: boolean
  readonly onFire: boolean
  readonly offBalance: boolean
  readonly crippled: readonly string[]
  readonly armor: readonly Armor[]
  readonly hp: number | undefined
  readonly fullHp: number | undefined
  readonly fatigue: number | undefined
  readonly attributes:
    | { readonly st: number; readonly dx: number; readonly iq: number; readonly ht: number }
    | undefined
  readonly speed: number | undefined
  readonly arms: readonly Arm[] | undefined
  readonly armStates: readonly ArmState[] | undefined
}

export interface FightView {
  readonly figures: readonly Figure[]
  readonly sides: readonly { readonly name: string; readonly npc: boolean }[]
  readonly map: unknown
  readonly light: number
  readonly laid: Laid<number>
  readonly stage: (typeof STAGES)[number]
  /** Places among the figures, whoever acts first at the front. */
  readonly order: readonly number[]
  readonly turn: number
  readonly second: number
  readonly winner: number | undefined
}

const MINUS = '−'

/** "2d−1": dice with what is added. */
function diceIn(value: unknown): string {
  const { dice, add, adds } = plainIn(value)
  const [count, plus] = [numberIn(dice), numberIn(add) ?? numberIn(adds) ?? 0]
  if (count === undefined) return textIn(value) ?? ''
  return plus === 0 ? `${count}d` : `${count}d${plus < 0 ? MINUS : '+'}${Math.abs(plus)}`
}

function armIn(value: unknown): Arm {
  const { key, name, gun, thrown, blows } = plainIn(value)
  const shot = plainIn(gun ?? thrown)
  return {
    key: textIn(key) ?? textIn(name) ?? '',
    gun: gun !== null && gun !== undefined,
    rates: listIn(plainIn(gun)['rates']).map(rate => {
      const { shots, automatic } = plainIn(rate)
      return { shots: numberIn(shots) ?? 1, automatic: flagIn(automatic) }
    }),
    bursts: thrown !== null && thrown !== undefined && plainIn(thrown)['fragments'] !== null,
    blows: listIn(blows).map(blow => {
      const { name: called, skill, reach } = plainIn(blow)
      return { name: textIn(called) ?? '', skill: numberIn(skill) ?? 0, reach: numbersIn(reach) }
    }),
    skill: numberIn(shot['skill']) ?? numberIn(plainIn(listIn(blows)[0])['skill']),
    damage: diceIn(shot['damage'] ?? plainIn(listIn(blows)[0])['damage']),
  }
}

function armStateIn(value: unknown): ArmState {
  const state = plainIn(value)
  return {
    where: oneIn(WHERE, state['where']) ?? 'stowed',
    rounds: numberIn(state['rounds']) ?? 0,
    spare: numberIn(state['spare']) ?? 0,
    jammed: numberIn(state['jam_turns']) !== undefined,
    broken: state['harm'] !== 'none' && state['harm'] !== undefined,
    toReady: numberIn(state['turns_to_ready']) ?? 0,
  }
}

function aimIn(value: unknown): Aim | null {
  const { target, arm, turns, braced } = plainIn(value)
  const at = textIn(target)
  return at === undefined
    ? null
    : { target: at, arm: numberIn(arm) ?? 0, turns: numberIn(turns) ?? 0, braced: flagIn(braced) }
}

function armorIn(value: unknown): Armor {
  const { name, covers, pd, dr } = plainIn(value)
  return { name: textIn(name) ?? '', covers: textsIn(covers), pd: numberIn(pd) ?? 0, dr: numberIn(dr) ?? 0 }
}

function attributesIn(fighter: { readonly [name: string]: unknown }): Figure['attributes'] {
  const [st, dx, iq, ht] = ['st', 'dx', 'iq', 'ht'].map(name => numberIn(fighter[name]))
  return st === undefined || dx === undefined || iq === undefined || ht === undefined ? undefined : { st, dx, iq, ht }
}

/** Who somebody is, and how they stand: two lists that run side by side. */
function figureIn(who: unknown, how: unknown): readonly Figure[] {
  const fighter = plainIn(who)
  const standing = plainIn(how)
  const id = textIn(fighter['id'])
  if (id === undefined) return []
  return [
    {
      id,
      name: textIn(fighter['name']) ?? id,
      side: numberIn(fighter['side']) ?? 0,
      animal: flagIn(fighter['animal']),
      q: numberIn(standing['q']) ?? 0,
      r: numberIn(standing['r']) ?? 0,
      facing: numberIn(standing['facing']) ?? 0,
      position: oneIn(POSITIONS, standing['position']) ?? 'standing',
      status: oneIn(STATUSES, standing['status']) ?? 'active',
      gone: textIn(standing['gone']) ?? null,
      stunned: standing['stun'] !== null && standing['stun'] !== undefined,
      seized: textIn(plainIn(standing['seized'])['by']) ?? null,
      maneuver: textIn(standing['maneuver']) ?? '',
      moved: numberIn(standing['moved']) ?? 0,
      aim: aimIn(standing['aim']),
      bleeding:
        (standing['bleeding'] !== null && standing['bleeding'] !== undefined) || listIn(standing['drains']).length > 0,
      onFire: flagIn(standing['on_fire']),
      offBalance: flagIn(standing['off_balance']),
      crippled: listIn(standing['crippled']).flatMap(one => textIn(plainIn(one)['part']) ?? []),
      armor: listIn(fighter['armor']).map(armorIn),
      hp: numberIn(standing['hp']),
      fullHp: numberIn(fighter['full_hp']),
      fatigue: numberIn(standing['fatigue']),
      attributes: attributesIn(fighter),
      speed: numberIn(fighter['basic_speed']),
      arms: fighter['arms'] === undefined ? undefined : listIn(fighter['arms']).map(armIn),
      armStates: standing['arms'] === undefined ? undefined : listIn(standing['arms']).map(armStateIn),
    },
  ]
}

export function readFight(state: unknown): FightView {
  const all = plainIn(state)
  const standing = listIn(all['standing'])
  return {
    figures: listIn(all['roster']).flatMap((who, place) => figureIn(who, standing[place])),
    sides: listIn(all['sides']).map((side, place) => {
      const { name, npc } = plainIn(side)
      return { name: textIn(name) ?? String(place + 1), npc: flagIn(npc) }
    }),
    map: all['map'] ?? null,
    light: numberIn(all['light']) ?? 0,
    laid: laidIn(all['laid'], numberIn),
    stage: oneIn(STAGES, all['stage']) ?? 'fight',
    order: numbersIn(all['order']),
    turn: numberIn(all['turn']) ?? 0,
    second: numberIn(all['second']) ?? 0,
    winner: numberIn(all['winner']),
  }
}

/** The number of a hex, as it is printed on the map. */
export function hexName({ map }: FightView, { q, r }: { readonly q: number; readonly r: number }): string {
  const first = map === null ? OPEN_FROM : 1
  return numberOf(q + Math.floor(r / 2) + first, r + first)
}

export const figureOf = (view: FightView, id: string | null): Figure | undefined =>
  view.figures.find(figure => figure.id === id)

export const nameOf = (view: FightView, id: string): string => figureOf(view, id)?.name ?? id

export const canAct = ({ status, gone }: Figure): boolean => status === 'active' && gone === null
export const isPresent = ({ gone }: Figure): boolean => gone === null

/** What of the hit points is left; what everybody sees, where the numbers are not known. */
export function healthOf({ hp, fullHp, status }: Figure): number {
  if (hp !== undefined && fullHp !== undefined) return Math.max(0, Math.min(1, hp / Math.max(1, fullHp)))
  return status === 'active' ? 1 : status === 'unconscious' ? 0.2 : 0
}

/** The things that are ready in somebody's hands. */
export const inHands = ({
  arms = [],
  armStates = [],
}: Figure): readonly { readonly arm: Arm; readonly state: ArmState }[] =>
  arms.flatMap((arm, place) => {
    const state = armStates[place]
    return state?.where === 'ready' && arm.key !== BARE_HANDS ? [{ arm, state }] : []
  })

export const BARE_HANDS = 'Bare hands'

/** Sides are counted from 1; 0 is nobody's. */
export const sideIn = (view: FightView, id: string): number => {
  const figure = figureOf(view, id)
  return figure === undefined ? 0 : figure.side + 1
}

/** A fight that is being set up: what a person writes in the form. */
import type { Json } from '@umpire/engine'
import { AVERAGE, type Member } from '../member/member.ts'
import { setUpWords } from './words.ts'

const text = setUpWords

export interface DraftMember extends Member {
  /** Tells lines apart while they are written. */
  readonly line: number
}

export interface DraftSide {
  readonly name: string
  readonly npc: boolean
  readonly members: readonly DraftMember[]
  readonly more: { readonly [name: string]: Json }
}

export interface Draft {
  readonly title: string
  readonly terrain: string
  /** `thrown` by terrain, or as stated. */
  readonly range: string
  /** `thrown`, `none`, or the side that has it: `0` or `1`. */
  readonly surprise: string
  readonly vacuum: boolean
  readonly sides: readonly DraftSide[]
  readonly more: { readonly [name: string]: Json }
}

export const THROWN = 'thrown'

let lines = 0
export const nextLine = (): number => {
  lines += 1
  return lines
}

export const newMember = (name = ''): DraftMember => ({
  line: nextLine(),
  name,
  upp: AVERAGE,
  weapon: text.defaultWeapon,
  armour: 'nothing',
  level: 0,
  count: 1,
  character: undefined,
  more: {},
})

const newSide = (side: number): DraftSide => ({
  name: text.sideNames[side] ?? '',
  npc: side === 1,
  members: [],
  more: {},
})

export const newDraft = (): Draft => ({
  title: '',
  terrain: 'city',
  range: THROWN,
  surprise: THROWN,
  vacuum: false,
  sides: [0, 1].map(side => ({ ...newSide(side), members: [newMember()] })),
  more: {},
})

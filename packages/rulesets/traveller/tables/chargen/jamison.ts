/**
 * The dice of the book's worked example (lines 830-854), in the order in which they are thrown: once as printed, and once
 * with the rolls that the printed skills and benefits take.
 */
import type { Service } from '../words.ts'

type SkillRoll = { readonly table: 1 | 2 | 3 | 4; readonly roll: number; readonly pick?: string }
export type JamisonTerm = {
  readonly survival: number
  readonly commission?: number
  readonly promotion: number
  readonly skills: readonly SkillRoll[]
  readonly aging?: readonly number[]
  readonly reenlist: number
}
export type JamisonScript = {
  readonly name: string
  readonly characteristics: readonly number[]
  readonly service: Service
  readonly enlistment: number
  readonly terms: readonly JamisonTerm[]
  readonly mustering: readonly { readonly table: 'cash' | 'benefits'; readonly roll: number }[]
}

const FIRST: JamisonTerm = {
  survival: 11,
  commission: 7,
  promotion: 10,
  skills: [
    { table: 1, roll: 1 },
    { table: 1, roll: 5, pick: 'Dagger' },
    { table: 2, roll: 2 },
    { table: 2, roll: 5 },
  ],
  reenlist: 7,
}
const THIRD: JamisonTerm = { survival: 9, promotion: 8, skills: [{ table: 2, roll: 5 }], reenlist: 10 }
const FIFTH: JamisonTerm = {
  survival: 7,
  promotion: 10,
  skills: [
    { table: 4, roll: 5 },
    { table: 3, roll: 3 },
  ],
  aging: [9, 6, 11],
  reenlist: 3,
}

const AS_PRINTED: JamisonScript = {
  name: 'Alexander Lascelles Jamison',
  characteristics: [6, 8, 8, 12, 8, 9],
  service: 'merchants',
  enlistment: 5,
  terms: [
    FIRST,
    {
      survival: 3,
      promotion: 12,
      skills: [
        { table: 1, roll: 3 },
        { table: 2, roll: 4 },
      ],
      reenlist: 6,
    },
    THIRD,
    {
      survival: 7,
      promotion: 12,
      skills: [
        { table: 1, roll: 5, pick: 'Cutlass' },
        { table: 2, roll: 4 },
      ],
      aging: [12, 7, 9],
      reenlist: 7,
    },
    FIFTH,
  ],
  mustering: [
    { table: 'cash', roll: 4 },
    { table: 'benefits', roll: 5 },
    { table: 'benefits', roll: 6 },
    { table: 'benefits', roll: 2 },
    { table: 'benefits', roll: 6 },
    { table: 'benefits', roll: 6 },
    { table: 'benefits', roll: 6 },
  ],
}

/** With the rolls that gun combat and the two benefits really take. */
const REPAIRED: JamisonScript = {
  ...AS_PRINTED,
  terms: [
    FIRST,
    {
      survival: 3,
      promotion: 12,
      skills: [
        { table: 1, roll: 3 },
        { table: 2, roll: 6, pick: 'Body Pistol' },
      ],
      reenlist: 6,
    },
    THIRD,
    {
      survival: 7,
      promotion: 12,
      skills: [
        { table: 1, roll: 5, pick: 'Cutlass' },
        { table: 2, roll: 6, pick: 'Submachinegun' },
      ],
      aging: [12, 7, 9],
      reenlist: 7,
    },
    FIFTH,
  ],
  mustering: [
    { table: 'cash', roll: 4 },
    { table: 'benefits', roll: 2 },
    { table: 'benefits', roll: 6 },
    { table: 'benefits', roll: 5 },
    { table: 'benefits', roll: 6 },
    { table: 'benefits', roll: 6 },
    { table: 'benefits', roll: 6 },
  ],
}

export const JAMISON_SCRIPTS = ['script_as_printed', 'repaired_script'] as const
export const JAMISON = { script_as_printed: AS_PRINTED, repaired_script: REPAIRED }

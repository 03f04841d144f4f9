/** An encounter file as a form sees it: a few fields of each member; everything else is kept as it is. */
import type { Json } from '@umpire/engine'
import {
  membersIn,
  named,
  sidesIn,
  text,
  withMember as withMemberIn,
  withOneMore as withOneMoreIn,
} from '../../common/encounter/sides.ts'
import type { Member } from '../member/member.ts'
import { memberFile, memberIn, withoutSkill } from '../member/member-file.ts'

export { withCircumstance, withoutMember, withSideField } from '../../common/encounter/sides.ts'

export interface SideDraft {
  readonly name: string
  /** Does not throw for morale. */
  readonly steadfast: boolean
  readonly members: readonly Member[]
}

export const sidesOf = (encounter: Json): readonly SideDraft[] =>
  sidesIn(encounter).map(side => ({
    name: text(side['name']),
    steadfast: side['steadfast'] === true,
    members: membersIn(side).map(memberIn),
  }))

export const circumstance = (encounter: Json, name: string): string => text(named(encounter)[name])

/** Their skill goes with the weapon: whoever changes it is as good with the new one. */
export function withMember(encounter: Json, side: number, place: number, part: Partial<Member>): Json {
  const before = memberIn(membersIn(sidesIn(encounter)[side] ?? {})[place])
  const changed = part.weapon === undefined ? before : withoutSkill(before)
  return withMemberIn(encounter, side, place, memberFile({ ...changed, ...part }))
}

const USUAL = { upp: '777', armor: 'nothing', weapons: ['Club'] }

export const withOneMore = (encounter: Json, side: number, name: (number: number) => string): Json =>
  withOneMoreIn(encounter, side, name, USUAL)

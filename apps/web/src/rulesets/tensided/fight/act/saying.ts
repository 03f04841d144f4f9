/** What is said of an act: its target, how, and at which part of the body; and the same with one of these changed. */
import { gripKey, gripOf, sayingField } from '@umpire/tensided/at-table'
import type { PlannedAct, Sayings } from '../../odds/ask.ts'

export type Said = Pick<PlannedAct, 'says' | 'grip'>
export type Target = Pick<Sayings['targets'][number], 'id' | 'on'>

const CALLED: readonly string[] = ['shoot', 'strike']
/** Attacks at a part of the body. They have too many choices to list. */
export const isCalled = (kind: string): boolean => CALLED.includes(kind)

/** Who an act is meant for, by id; nobody where it is meant for a square, or for nobody. */
export const targetOf = ({ says }: Said): string | undefined =>
  says !== undefined && 'target' in says ? says.target : undefined

/** The square that is gone to, or that something is thrown on. */
export const squareIn = ({ says }: Said): { readonly x: number; readonly y: number } | undefined =>
  says !== undefined && 'x' in says ? { x: says.x, y: says.y } : undefined

/** A rate of fire, a way to strike, or what a grip is for. */
export function howOf({ says, grip }: Said): string {
  if (grip !== undefined) return gripKey(grip)
  return says !== undefined && 'how' in says ? says.how : ''
}

export const partOf = ({ says }: Said): string => (says !== undefined && 'where' in says ? says.where : 'any')

/** Whether a shot goes through the cover, or a blow is a dirty trick. */
export function hasExtra({ says }: Said): boolean {
  if (says?.kind === 'shot') return says.through
  return says?.kind === 'blow' && says.dirty
}

/** The same act at another target. */
export function withTarget(kind: string, said: Said, { id, on }: Target): Said {
  const { says } = said
  if (isCalled(kind)) return says !== undefined && 'where' in says ? { says: { ...says, target: id } } : said
  if (kind !== 'throw') return { ...said, says: { kind: 'person', target: id } }
  return { says: on === undefined ? { kind: 'throw-at', target: id } : { kind: 'throw-on', x: on.x, y: on.y } }
}

export function withHow(said: Said, how: string): Said {
  const { says } = said
  const grip = said.grip === undefined ? undefined : gripOf(how)
  if (grip !== undefined) return { ...said, grip }
  if (says === undefined || !('how' in says)) return said
  return { says: sayingField.read({ ...says, how }, 'says') }
}

export function withPart(said: Said, where: string): Said {
  const { says } = said
  return says === undefined || !('where' in says) ? said : { says: { ...says, where } }
}

export function withExtra(said: Said, extra: boolean): Said {
  const { says } = said
  if (says?.kind === 'shot') return { says: { ...says, through: extra } }
  return says?.kind === 'blow' ? { says: { ...says, dirty: extra } } : said
}

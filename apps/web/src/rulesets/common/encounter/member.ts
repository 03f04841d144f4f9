/** Who a member of an encounter file is: one of the ready patterns, or a character's file that came with it. */
import type { Json } from '@umpire/engine'
import { api } from '../../../api/api.ts'
import type { Ready } from '../../../options/sample.ts'
import { type Named, named, text, without } from './sides.ts'

/** Of a member who came from a file. */
export const OWN_FILE = 'file'

/** Also where people keep it under their identity. */
const nameIn = (character: Named): string => text(character['name']) || text(named(character['identity'])['name'])

/** Saddle Horse and saddle-horse are one. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')

/** The pattern that it was made from; undefined if none of them. */
export function readyOf(member: Named, ready: readonly Ready[]): Ready | undefined {
  const character = named(member['character'])
  const kind = text(character['kind'])
  if (kind !== '') {
    const name = plain(nameIn(character))
    return ready.find(one => (one.kind ?? kind) === kind && plain(one.name) === name)
  }
  return ready.find(({ kind: other, wish, name }) => other === undefined && member[wish] === name)
}

export const sizeOf = (member: Named): number | undefined => {
  const size = named(member['character'])['size']
  return typeof size === 'number' ? size : undefined
}

export const labelOf = (member: Named, ready: readonly Ready[]): string =>
  readyOf(member, ready)?.label ?? nameIn(named(member['character']))

export const calledOf = (member: Named, ready: readonly Ready[]): string =>
  text(member['name']) || labelOf(member, ready)

/** Whatever said who it was before. */
const nobody = (member: Named, ready: readonly Ready[], extras: readonly string[]): Named =>
  ['character', 'seed', ...extras, ...ready.map(({ wish }) => wish)].reduce(without, member)

/**
 * The member as somebody else. People are made anew for each fight file by their pattern; beasts and creatures, in whom
 * nothing is left to chance, are made now and go along as they are.
 */
export async function became(
  member: Named,
  to: Ready,
  {
    system,
    ready,
    extras,
  }: { readonly system: string; readonly ready: readonly Ready[]; readonly extras: readonly string[] },
  size?: number,
): Promise<Json> {
  const bare = nobody(member, ready, extras)
  const sized = to.kind !== undefined && size !== undefined ? { size } : {}
  const made = await api.makeCharacter({
    system,
    wishes: { [to.wish]: to.name, ...sized },
    ...(to.kind !== undefined && { kind: to.kind }),
  })
  return text(named(made)['kind']) === '' ? { ...bare, [to.wish]: to.name } : { ...bare, character: made }
}

export const fromFile = (member: Named, character: Json, ready: readonly Ready[], extras: readonly string[]): Json => ({
  ...nobody(member, ready, extras),
  name: nameIn(named(character)).slice(0, 50) || text(member['name']),
  character,
})

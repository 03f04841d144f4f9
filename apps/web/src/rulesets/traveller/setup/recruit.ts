/** Characters who are brought into a scene: under names that are free, with what they own. */
import type { Json } from '@umpire/engine'
import { HANDS } from '@umpire/traveller/file'
import { bestHandled, characterIn, nameIn, ownedBy, uppOf, withoutHistory } from '../member/character.ts'
import { type Draft, type DraftMember, newDraft, newMember } from './draft.ts'

/** A name that nobody has yet, in any case: "Marine 2". Several alike are counted from the first. */
export function freeName(name: string, counted: boolean, taken: readonly string[]): string {
  const all = new Set(taken.map(one => one.trim().toLowerCase()))
  if (!counted && !all.has(name.toLowerCase())) return name
  for (let number = counted ? 1 : 2; ; number++) {
    const next = `${name} ${number}`
    if (!all.has(next.toLowerCase())) return next
  }
}

/** Names for characters, each once: their own, or what they are called and a number. */
export function namesFor(characters: readonly Json[], called: string, taken: readonly string[]): readonly string[] {
  const all = [...taken]
  for (const character of characters) {
    const own = nameIn(character)
    all.push(freeName(own === '' ? called : own, own === '' && characters.length > 1, all))
  }
  return all.slice(taken.length)
}

/** Somebody from a character's file: alive, with a name, and with what they own. */
export function memberFrom(character: Json, name?: string): DraftMember {
  const file = characterIn(character)
  return {
    ...newMember(name ?? nameIn(character)),
    upp: file === undefined ? '' : uppOf(file),
    weapon: file === undefined ? HANDS : (ownedBy(file)[0] ?? bestHandled(file)),
    level: null,
    character: withoutHistory(character),
  }
}

/** A draft with these characters on the first side. */
export function draftWith(characters: readonly Json[]): Draft {
  const draft = newDraft()
  const members = characters.map(one => memberFrom(one))
  return { ...draft, sides: draft.sides.map((side, index) => (index === 0 ? { ...side, members } : side)) }
}

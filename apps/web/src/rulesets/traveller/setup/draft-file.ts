/**
 * The encounter file of a draft, and the draft of an encounter file. Whatever a file has that the form does not show is
 * kept as it stands.
 */
import type { Json } from '@umpire/engine'
import { flagIn, listIn, plainIn, textIn } from '../../common/plain.ts'
import { RANGES } from '../member/arms.ts'
import { kept } from '../member/member.ts'
import { inAnyCase, memberFile, memberIn } from '../member/member-file.ts'
import { type Draft, type DraftMember, nextLine, THROWN } from './draft.ts'
import { setUpWords } from './words.ts'

const text = setUpWords

const lineIn = (value: unknown): DraftMember => ({ line: nextLine(), ...memberIn(value) })

/** The draft of an encounter file, such as a demo; undefined if it is something else. */
export function draftOf(file: unknown): Draft | undefined {
  const all = plainIn(file)
  const sides = listIn(all['sides'])
  if (sides.length !== 2) return undefined
  const names = sides.map((side, index) => textIn(plainIn(side)['name']) ?? text.sideNames[index] ?? '')
  const surprise = textIn(all['surprise'])
  return {
    title: textIn(all['title']) ?? '',
    terrain: inAnyCase(Object.keys(text.terrains), textIn(all['terrain'])) ?? 'clear',
    range: inAnyCase(RANGES, textIn(all['range'])) ?? THROWN,
    surprise:
      surprise === undefined ? THROWN : surprise === 'none' ? 'none' : String(Math.max(0, names.indexOf(surprise))),
    vacuum: flagIn(all['vacuum']),
    sides: sides.map((side, index) => {
      const one = plainIn(side)
      return {
        name: names[index] ?? '',
        npc: one['npc'] === undefined ? index === 1 : flagIn(one['npc']),
        members: listIn(one['members']).map(lineIn),
        more: kept(side, ['name', 'npc', 'members']),
      }
    }),
    more: kept(file, ['system', 'title', 'terrain', 'range', 'surprise', 'vacuum', 'sides']),
  }
}

const lineFile = ({ line: _, ...member }: DraftMember): { readonly [name: string]: Json } =>
  memberFile({ ...member, name: member.name.trim(), upp: member.upp.trim().toUpperCase() })

/** The encounter file, as the command line reads it, too. */
export function fileOf(draft: Draft): { readonly [name: string]: Json } {
  const { title, terrain, range, surprise, vacuum, sides, more } = draft
  const named = sides[Number(surprise)]?.name
  return {
    ...more,
    system: 'traveller',
    title: title.trim(),
    terrain,
    ...(range === THROWN ? {} : { range }),
    ...(surprise === THROWN ? {} : { surprise: surprise === 'none' ? 'none' : (named ?? 'none') }),
    ...(vacuum ? { vacuum } : {}),
    sides: sides.map(side => ({
      ...side.more,
      name: side.name.trim(),
      npc: side.npc,
      members: side.members.map(lineFile),
    })),
  }
}

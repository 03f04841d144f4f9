/** Characters made by chance towards a wish: the same wishes and dice make the same one, and it is legal. */
import type { Source } from '@umpire/dice'
import { type Chosen, compose, type Json } from '@umpire/engine'
import { startingXp } from '../campaign/settings.ts'
import { CHARACTER_VERSION, type Character, character, SYSTEM } from '../character/character.ts'
import { FOLLOWER_MERITS } from '../character/sheet.ts'
import { heldOf } from '../effect/held.ts'
import { fileOf } from '../print/json.ts'
import { choosable } from '../ruleset/rules.ts'
import { followers, money } from '../traits/followers.ts'
import type { Archetype } from './archetype.ts'
import { ARCHETYPES } from './archetypes.ts'
import { Draft } from './draft.ts'
import { among, between, chance } from './draw.ts'
import { equipped } from './equip.ts'
import { FIRST_NAMES, LAST_NAMES } from './names.ts'
import { spend, takeTraits } from './spend.ts'
import { type Wishes, wishesField } from './wishes.ts'

const NATIVE = 'English'
/** A campaign that changes nothing. */
const NOTHING: Partial<Chosen> = {}
const AS_PRINTED = compose(choosable)

function personOf(draft: Draft, { title }: Archetype, source: Source) {
  const physique = draft.stat('physique')
  const centimetres = between(154, 184, source) + physique
  return {
    height: `${Math.floor(centimetres / 100)}.${String(centimetres % 100).padStart(2, '0')} m`,
    weight_lb: 80 + physique * 14 + between(0, 30, source),
    age: between(19, 54, source),
    profession: title,
    main_hand: chance(10, source) ? 'left' : 'right',
  }
}

/** Whoever follows somebody: of any kind, each with an equal part of what there is. */
function companionsOf(draft: Draft, starting_xp: number, chosen: Partial<Chosen>, source: Source): readonly Json[] {
  const { merits } = heldOf(draft.traits.map(key => ({ key })))
  if (!merits.some(merit => FOLLOWER_MERITS.some(one => one === merit))) return []
  const { followers: count, follower_xp, combined_xp } = followers({ merits, starting_xp }, draft.why)
  const xp = Math.min(follower_xp, Math.floor(combined_xp / count))
  return Array.from({ length: count }, (): Json => {
    const archetype = among(ARCHETYPES, source)?.key
    const made = makeCharacter({ ...(archetype === undefined ? {} : { archetype }), xp, npc: true }, source, chosen)
    return { name: made.name, xp, character: fileOf(made) }
  })
}

/**
 *     makeCharacter({ archetype: 'gunman', xp: 300 }, seeded('rook'))
 */
export function makeCharacter(wanted: unknown, source: Source, chosen: Partial<Chosen> = NOTHING): Character {
  const wishes: Wishes = wishesField.read(wanted, 'wishes')
  const { silent: why } = chosen === NOTHING ? AS_PRINTED : compose(choosable, chosen)
  const kinds = ARCHETYPES.filter(({ key }) => wishes.archetype === undefined || key === wishes.archetype)
  const archetype = among(kinds, source)
  if (archetype === undefined) throw new Error(`no archetype ${wishes.archetype}`)
  const starting = wishes.xp ?? startingXp(why)
  const draft = new Draft(starting, why)
  draft.languages.push({ language: NATIVE, native: true })
  draft.drawStats(archetype, source)
  takeTraits(draft, archetype, wishes, source)
  spend(draft, archetype, wishes, source)
  const { merits, flaws } = heldOf(draft.traits.map(key => ({ key })))
  const gear = equipped(draft, archetype, money({ merits, flaws }, why).money, source)
  const named = `${among(FIRST_NAMES, source)} ${among(LAST_NAMES, source)}`
  return character.read(
    {
      system: SYSTEM,
      version: CHARACTER_VERSION,
      ...(chosen === NOTHING ? {} : { campaign: { options: chosen.options ?? [], settings: chosen.settings ?? {} } }),
      name: wishes.name === '' ? named : wishes.name,
      npc: wishes.npc,
      person: personOf(draft, archetype, source),
      stats: Object.fromEntries(draft.stats),
      traits: draft.traits.map(key => ({ key })),
      skills: draft.skills
        .filter(({ level }) => level > 0)
        .map(({ training: { skill }, level, concentrations }) => ({ skill, level, concentrations })),
      abilities: draft.abilities,
      languages: draft.languages,
      followers: companionsOf(draft, starting, chosen, source),
      xp: { starting },
      gear,
    },
    'made',
  )
}

/** Traits, quirks and the native language as traits of GCS. */
import type { Json } from '@umpire/engine'
import { fullName } from '../../../catalog/entry/taken.ts'
import type { Character } from '../../../character/character.ts'
import type { Known, TakenTrait } from '../../../character/known.ts'
import { compact, isJsonObject, type JsonObject } from '../../shared/parts.ts'
import { tid } from '../../shared/tid.ts'
import { notes } from '../format.ts'
import { keptTrait } from '../kept.ts'
import { nodeWith } from '../umpire-parts.ts'

const TAGS = { mental: 'Mental', physical: 'Physical', social: 'Social' } as const

/** The price as GCS works it out: so much, or so much for each level. */
function price({ trait: { cost }, level, points, written }: TakenTrait): JsonObject {
  const levels = written.level === undefined ? {} : { can_level: true, levels: Math.abs(level) }
  if (cost.kind !== 'per-level' || level < 1) return { base_points: points, ...levels }
  return { points_per_level: cost.points, can_level: true, levels: level }
}

/** In words, what the name does not tell. */
function remarks({ written: { note = '', choice = '', details = {} } }: TakenTrait): string {
  const told = Object.entries(details).map(([name, value]) => `${name.replaceAll('_', ' ')}: ${String(value)}`)
  return [choice, note, ...told].filter(one => one !== '').join('; ')
}

function traitNode(taken: TakenTrait, character: Character): JsonObject {
  const { trait, written, index, points, level } = taken
  const leveled = trait.cost.kind === 'per-level' && level >= 1
  return nodeWith(
    {
      id: tid('trait', `traits[${index}] ${trait.id}`),
      tags: [points < 0 ? 'Disadvantage' : 'Advantage', TAGS[trait.category]],
    },
    keptTrait(character, written),
    {
      name: fullName(taken),
      ...notes(remarks(taken)),
      ...price(taken),
      calc: compact({ points, current_level: leveled ? level : undefined }),
    },
    { trait: written, shown: { name: fullName(taken), points } },
  )
}

const quirkNode = (quirk: string, index: number): JsonObject =>
  nodeWith(
    { id: tid('trait', `quirks[${index}] ${quirk}`), tags: ['Quirk'] },
    {},
    { name: quirk, base_points: -1, calc: { points: -1 } },
    { quirk, shown: { name: quirk, points: -1 } },
  )

function nativeNode({ identity, native_language_points: points }: Character): JsonObject {
  const { native_language } = identity
  const name = `Language: ${native_language}`
  return nodeWith(
    { id: tid('trait', `native language ${native_language}`), tags: ['Advantage', 'Language', 'Mental'] },
    {},
    { name, ...notes('Native'), base_points: points, calc: { points } },
    { native_language, shown: { name, points } },
  )
}

/** A trait that no catalogue knows: its name and what was said of its price. */
function strangeNode(written: Character['traits'][number], index: number, character: Character): JsonObject {
  const points = written.points ?? 0
  return nodeWith(
    { id: tid('trait', `traits[${index}] ${written.trait}`) },
    keptTrait(character, written),
    { name: written.trait, ...notes(written.note ?? ''), base_points: points, calc: { points } },
    { trait: written, shown: { name: written.trait, points } },
  )
}

export function traitNodes(character: Character, known: Known): readonly Json[] {
  const found = new Map(known.traits.map(taken => [taken.index, taken]))
  const traits = character.traits.map((written, index) => {
    const taken = found.get(index)
    return taken === undefined ? strangeNode(written, index, character) : traitNode(taken, character)
  })
  return [...traits, ...character.quirks.map(quirkNode), nativeNode(character)].filter(isJsonObject)
}

/**
 * What a file of GCS held and third edition has no place for, kept in the character under `gcs`, so that it is given back
 * when the character is written for GCS again.
 */
import { isObject, type Json, sameJson } from '@umpire/engine'
import type { WrittenTrait } from '../../catalog/entry/taken.ts'
import type { Character } from '../../character/character.ts'
import { isJsonObject, isList, type JsonObject, objectIn, without } from '../shared/parts.ts'

export const KEPT = 'gcs'

/** What is written anew with every file. */
export const OWN_PARTS = [
  'type',
  'version',
  'total_points',
  'points_record',
  'profile',
  'settings',
  'attributes',
  'traits',
  'advantages',
  'skills',
  'equipment',
  'other_equipment',
  'notes',
  'calc',
]
export const NOTE_PARTS = ['type', 'text', 'children', 'calc']

/** What a trait costs is worked out anew; so are its name, notes and children. */
export const TRAIT_PARTS = [
  'type',
  'name',
  'local_notes',
  'notes',
  'base_points',
  'points_per_level',
  'levels',
  'can_level',
  'max_levels',
  'round_down',
  'modifiers',
  'cr',
  'cr_adj',
  'frequency',
  'replacements',
  'disabled',
  'children',
  'calc',
]
export const SKILL_PARTS = [
  'type',
  'name',
  'specialization',
  'difficulty',
  'points',
  'tech_level',
  'local_notes',
  'notes',
  'defaulted_from',
  'replacements',
  'children',
  'calc',
]
export const ITEM_PARTS = [
  'type',
  'description',
  'quantity',
  'base_value',
  'base_weight',
  'value',
  'weight',
  'equipped',
  'tech_level',
  'local_notes',
  'notes',
  'replacements',
  'children',
  'calc',
]

export const keptIn = (unknown: { readonly [name: string]: Json } | undefined): JsonObject => {
  const kept = unknown?.[KEPT]
  return isJsonObject(kept) ? kept : {}
}

/** Of what is kept, the parts that have their own place in the file. */
export const FOR_US = ['traits', 'notes', 'left_over', 'profile', 'settings']

/** The unknown fields of other programs. */
export const withoutKept = (unknown: { readonly [name: string]: Json }): JsonObject => without(unknown, [KEPT])

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  isList(value) ? value.filter((one): one is JsonObject => isObject(one)) : []

/** Nodes that nothing here took up: given back as they were. */
export const leftOver = (character: Character, name: 'traits' | 'skills'): readonly Json[] =>
  listOf(keptIn(character.unknown_fields)['left_over']).flatMap(one =>
    one['from'] === name && one['node'] !== undefined ? [one['node']] : [],
  )

/** What one of them had beside what is read, as long as that is the same. */
function keptBeside(character: Character, list: 'traits' | 'notes', value: Json): JsonObject {
  const found = listOf(keptIn(character.unknown_fields)[list]).find(one => sameJson(one['of'], value))
  return found === undefined ? {} : objectIn(found, 'node')
}

export const keptTrait = (character: Character, written: WrittenTrait): JsonObject =>
  keptBeside(character, 'traits', written)

export const keptNote = (character: Character, text: string): JsonObject => keptBeside(character, 'notes', text)

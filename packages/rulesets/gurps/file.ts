/** The form of a character's file, and edits of it: no rule among them, so that a page need not load the rules. */
export type { Character, Item, Learned } from './character/character.ts'
export { fileOf, readCharacter } from './character/json.ts'
export { NOBODY } from './character/unread.ts'
export * as edit from './edit/edit-file.ts'

export { makeCharacter } from './make.ts'
export { MAKING } from './wishes.ts'

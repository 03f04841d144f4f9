import { words } from './words.ts'

/** What the server would say of a text that is too long; cutting it off would change what somebody wrote. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.trim().length > most ? words.errors.tooLong(most, text.trim().length) : undefined

/** Errors that say what somebody else did wrong; any other is our own mistake and keeps its trace. */
import { FacesError, LogError, NotationError, WorkError } from '@umpire/dice'
import { BadInput, OptionConflict } from '@umpire/engine'
import { UsageError } from './io.ts'

const KINDS = [UsageError, BadInput, OptionConflict, NotationError, FacesError, LogError, WorkError]

export const isBadInput = (error: unknown): error is Error => KINDS.some(kind => error instanceof kind)

/** One line of printable characters, whatever names and values from outside are in it, indented as it was. */
export const printable = (line: string): string => line.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')

/** A message as one line of printable characters. */
export const oneLine = (message: string): string => printable(message).trim()

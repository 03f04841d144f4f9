/**
 * What the schemas of this protocol are made of: texts that every part of the house can keep as they are, and plain data.
 * One plain look at each value, for these stand in the way of every message.
 */
import { isJson, type Json } from '@umpire/engine'
import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** Half a surrogate pair would come back from a database as another character, and a NUL ends a text in some. */
const isWhole = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** A text that somebody types, or a program sends. */
export const text = (most: number) => z.string().max(most).refine(isWhole, 'text without broken characters')

/** Names an object, or a choice. */
export const key = text(LIMITS.id)
export const id = key.min(1)
/** What people call something. */
export const name = z.string().trim().min(1).max(LIMITS.name).refine(isWhole, 'text without broken characters')

/** Plain data from outside, of any shape. What it means, whoever takes it reads by its own fields. */
export const plain = z.custom<Json>(
  value => isJson(value, { values: LIMITS.values }),
  `plain data of at most ${LIMITS.values} values`,
)
/** Plain data that this program made, however much it is. */
export const made = z.custom<Json>(value => isJson(value, { values: Number.POSITIVE_INFINITY }), 'plain data')

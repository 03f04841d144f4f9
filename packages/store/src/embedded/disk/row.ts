/** Columns as the types they must have. Anything else means that somebody else wrote into our file. */
import type { SQLOutputValue } from 'node:sqlite'
import type { Json } from '@umpire/engine'
import { StoreError } from '../../store/store-error.ts'

export interface Row {
  readonly [column: string]: SQLOutputValue
}

export function textOf(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw unexpected(column, 'text', typeof value)
  return value
}

export function numberOf(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw unexpected(column, 'a number', typeof value)
  return value
}

export const jsonOf = (row: Row, column: string): Json => parsed(textOf(row, column), `column ${column}`)

export function parsed(text: string, where: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    throw new StoreError('corrupt', `${where}: expected JSON, got something else`)
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const unexpected = (column: string, expected: string, got: string): StoreError =>
  new StoreError('corrupt', `column ${column}: expected ${expected}, got ${got}`)

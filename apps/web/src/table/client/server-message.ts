/**
 * What the server says, checked before it is believed: every field of a message, and of a view, by the kind of its value.
 * Deeper than that the same protocol on both sides has to do, as every message passes here.
 */
import { isObject, type Json } from '@umpire/engine'
import type { ServerMessage, TableView } from '@umpire/protocol'

/** Null where it is no JSON. */
export function jsonIn(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (json: Json): json is { readonly [name: string]: Json } => isObject(json)
/** The view of a welcome as data, which changes are told of. */
export const viewIn = (json: Json): Json => (isRecord(json) ? (json['view'] ?? null) : null)

type Check = (value: unknown) => boolean
/** One for each field, also for those that may be missing. */
type Checks<T> = { readonly [field in keyof T]-?: Check }

const text: Check = value => typeof value === 'string'
const number: Check = value => typeof value === 'number'
const flag: Check = value => typeof value === 'boolean'
const list: Check = Array.isArray
const orNull =
  (check: Check): Check =>
  value =>
    value === null || check(value)
const optional =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)

const fits = (value: unknown, checks: { readonly [field: string]: Check }): boolean =>
  isObject(value) && Object.entries(checks).every(([field, check]) => check(value[field]))

const VIEW: Checks<TableView> = {
  id: text,
  title: text,
  system: text,
  chosen: isObject,
  seat: isObject,
  seats: list,
  settings: isObject,
  dice: isObject,
  scenes: list,
  scene: orNull(isObject),
  people: isObject,
  dials: isObject,
  notes: list,
  undo: orNull(isObject),
  redo: orNull(isObject),
}
export const isView = (value: unknown): value is TableView => fits(value, VIEW)

const MESSAGES: {
  readonly [type in ServerMessage['type']]: Omit<Checks<Extract<ServerMessage, { readonly type: type }>>, 'type'>
} = {
  // The view of another protocol may be another one: it is checked after that.
  welcome: { protocol: number, version: number, view: isObject, log: list, earlier: flag },
  changed: { version: number, changes: list, log: list, done: optional(text) },
  done: { id: text, version: number },
  refused: { id: text, refusal: isObject },
  earlier: { log: list, earlier: flag },
  pong: { n: number },
  farewell: { refusal: isObject },
}
const CHECKS = new Map<unknown, { readonly [field: string]: Check }>(Object.entries(MESSAGES))

export function isMessage(value: unknown): value is ServerMessage {
  const checks = isObject(value) ? CHECKS.get(value['type']) : undefined
  return checks !== undefined && fits(value, checks)
}

/** Seats are made, given another link and taken away over HTTP: their links are secrets of the game master. */
import type { newSeat, SeatLink } from '@umpire/protocol'
import { ask } from '../../api/api.ts'

type NewSeat = (typeof newSeat)['_zod']['input']

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}/seats${rest}`

export const seatsApi = {
  invite: (table: string, seat: NewSeat) => ask<SeatLink>(at(table), { method: 'POST', body: seat }),
  rotate: (table: string, seat: string) =>
    ask<SeatLink>(at(table, `/${encodeURIComponent(seat)}/link`), { method: 'POST' }),
  revoke: (table: string, seat: string) =>
    ask<unknown>(at(table, `/${encodeURIComponent(seat)}`), { method: 'DELETE' }),
} as const

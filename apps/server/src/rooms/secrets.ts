/** The secrets of seats: a link gives one seat, and only a digest of it is stored. */
import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 24
const ID_BYTES = 9

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
export const newId = (): string => randomBytes(ID_BYTES).toString('base64url')
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** What the cookies of a table begin with. A browser keeps one for each seat: whoever leads may try a player's link. */
export const cookiesOf = (table: string): string => `seat-${table}-`
/** The cookie that keeps a seat. */
export const cookieOf = (table: string, seat: string): string => `${cookiesOf(table)}${seat}`

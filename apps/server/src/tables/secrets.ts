/** The secrets of seats: a link gives one seat, and only a digest of it is stored. */
import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 24
const ID_BYTES = 9

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
export const newId = (): string => randomBytes(ID_BYTES).toString('base64url')
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The cookie that keeps a browser's seat at a table. */
export const cookieOf = (table: string): string => `seat-${table}`

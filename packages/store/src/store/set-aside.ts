/**
 * Facts that were set aside lie in a table of their own, which nobody opens: they keep their versions, so it does not
 * begin with its first.
 */
const MARK = '~'

export const setAsideId = (table: string, at: number): string => `${table}${MARK}${at}`
export const isSetAside = (id: string): boolean => id.includes(MARK)

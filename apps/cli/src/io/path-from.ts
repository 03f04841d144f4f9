import { isAbsolute } from 'node:path'

/** A path as one file names another: neither absolute nor an address. */
export const isPathFrom = (path: string): boolean =>
  path !== '' && !isAbsolute(path) && !/^[a-z][a-z\d+.-]*:/i.test(path)

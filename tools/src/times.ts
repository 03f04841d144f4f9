/** How many times as many cases the tests try: once, unless a campaign says more. A test reads it by `inject('times')`. */
declare module 'vitest' {
  export interface ProvidedContext {
    times: number
  }
}

export const TIMES = Number(process.env['UMPIRE_TIMES'] ?? 1)
